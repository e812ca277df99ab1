import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { EraScreen } from './EraScreen';
import type { DroppedFile } from './dropped-files';
import { playedEra } from './played-era';
import type { Shown } from './shown-state';
import { useDrop } from './use-drop';

/** The message of a frame that can show an era. */
const READY = 'workshop-ready';

/** Props of {@link ScreenFrame}. */
export interface ScreenFrameProps {
  /** The era, and the state in which it is seen. */
  shown: Shown;
  /** The address of the page that shows it: that of {@link FramedScreen}. */
  address: string;
  /** Called with the files that were dropped on the screen. */
  onFiles: (files: readonly DroppedFile[]) => void;
}

/** Shows the game's screen in a separate page, so that its look, its dialogs and its sizes are those of the game. */
export function ScreenFrame({ shown, address, onFiles }: ScreenFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const receive = useEffectEvent(onFiles);
  useEffect(() => {
    const send = () => frame.current?.contentWindow?.postMessage(sendable(shown), location.origin);
    const onMessage = ({ data, source }: MessageEvent) => {
      if (source !== frame.current?.contentWindow) return;
      if (data === READY) send();
      else if (isDropped(data)) receive(data.dropped);
    };
    send();
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [shown]);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page; what is written in an era is shown as words
    <iframe className="workshop-frame" ref={frame} src={address} title="Game screen" />
  );
}

/** The page in the frame. Shows what the page around it sends. */
export function FramedScreen() {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const onMessage = ({ data, origin, source }: MessageEvent) => {
      if (origin === location.origin && source === parent && isShown(data)) {
        void playedEra(data.era.content, data.era.picture).then((era) =>
          setShown({ ...data, era }),
        );
      }
    };
    addEventListener('message', onMessage);
    if (parent !== window) parent.postMessage(READY, location.origin);
    return () => removeEventListener('message', onMessage);
  }, []);
  useDrop((dropped) => parent.postMessage({ dropped }, location.origin));
  return shown ? <EraScreen shown={shown} /> : <p>The workshop shows its screen here.</p>;
}

/** Returns what can be sent to another page: it has the code that tells a story. */
function sendable({ era: { content, picture }, ...others }: Shown) {
  return { ...others, era: { content, picture } };
}

function isDropped(data: unknown): data is { readonly dropped: readonly DroppedFile[] } {
  return typeof data === 'object' && data !== null && 'dropped' in data;
}

function isShown(data: unknown): data is Shown {
  return typeof data === 'object' && data !== null && 'era' in data && 'place' in data;
}
