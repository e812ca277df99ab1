/// <reference types="vite/client" />
import * as Dialog from '@radix-ui/react-dialog';
import { Howler } from 'howler';
import { useEffect, useRef, useState } from 'react';
import picture from '../html/scene.jpg';
import { choices } from './story';

/** The page of the HTML floor, drawn in the browser by React, with a dialog and a sound button. */
export function Page() {
  const [chosen, setChosen] = useState<number | null>(null);
  const [muted, setMuted] = useState(false);
  const ending = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (chosen !== null) ending.current?.focus();
  }, [chosen]);

  return (
    <main>
      <h1>The gate at nightfall, Bedfordshire, 1242</h1>
      <img
        alt="A man on a cart holds up a parchment among villagers with torches, before a closed castle gate"
        height={720}
        src={picture}
        width={1280}
      />
      <p>
        The grille came down at sunset and nobody has gone home. The whole village stands on the
        track with torches, and the smoke drifts up to the guards on the wall. The reeve has climbed
        on the only cart and holds up the writ, although he cannot read a word of it.
      </p>
      <p>
        He has seen your shoes and taken you for a clerk. If you read it out, they will know what
        the king wants by Sunday. If you do not, the steward will read it in the morning, in his own
        way and with a list of names beside it.
      </p>
      {chosen === null && (
        <ul>
          {choices.map(({ text }, index) => (
            <li key={text}>
              <button onClick={() => setChosen(index)} type="button">
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p ref={ending} role="status" tabIndex={-1}>
        {chosen !== null && choices[chosen]?.ending}
      </p>
      <Dialog.Root>
        <Dialog.Trigger>Learn more</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay />
          <Dialog.Content aria-describedby={undefined}>
            <Dialog.Title>The king’s tax of 1242</Dialog.Title>
            <p>Henry III went to war in Poitou, and those who stayed at home paid instead.</p>
            <Dialog.Close>Close</Dialog.Close>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <button
        aria-pressed={muted}
        onClick={() => {
          Howler.mute(!muted);
          setMuted(!muted);
        }}
        type="button"
      >
        Mute
      </button>
    </main>
  );
}
