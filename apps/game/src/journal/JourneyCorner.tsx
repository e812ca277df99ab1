import type { Period } from '@time-traveler/game-core';
import {
  countDecisions,
  countNewDecisions,
  endingsOf,
  journalOf,
  journalText,
  writeJourney,
} from '@time-traveler/game-core/journey';
import {
  JourneyButton,
  JourneyDialog,
  JourneyLine,
  type DialogMessage,
  JourneyStep,
} from '@time-traveler/ui/journey';
import {
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Keeper } from '../services/journey/keeper';
import { useServices } from '../services/services-context';
import { LazyKeepsake } from '../keepsake/LazyKeepsake';
import { copyText } from './copy-text';
import { copyMessage, openMessage, saveMessage, shareMessage } from './messages';
import { readPickedFile } from './read-file';
import { saveFile } from './save-file';
import { eraAddress, shareLink } from './share-link';
import { useStories } from './use-stories';

const FILE_NAME = 'historical-journey.json';

/** Props of {@link JourneyCorner}. */
export interface JourneyCornerProps {
  /** What keeps the journey. */
  keeper: Keeper;
  /** True while the journal is open. */
  open: boolean;
  /** True if something was chosen in the scene on screen, so that it can be undone. */
  told: boolean;
  /** The eras on the timeline. */
  periods: readonly Period[];
  /** The heading of the story. It receives the focus when the visitor leaves the journal for another scene. */
  heading: RefObject<HTMLElement | null>;
}

/**
 * The line under the Current Impact, and the journal that it opens. Renders nothing until something is decided,
 * unless there is an earlier visit to go on with.
 */
export function JourneyCorner({ keeper, open, told, periods, heading }: JourneyCornerProps) {
  const { game } = useServices();
  const journey = useSyncExternalStore(keeper.subscribe, keeper.getSnapshot);
  const offer = useSyncExternalStore(keeper.subscribe, keeper.getOffer);
  const kept = useSyncExternalStore(keeper.subscribe, keeper.isKept);
  const storyOf = useStories(journey, open);
  const { endings } = journey;
  const eras = useMemo(() => endingsOf({ endings }, periods), [endings, periods]);
  // While it is closed, a decision does not pay for the list of all.
  const journal = useMemo(
    () => (open ? journalOf(journey, periods, storyOf) : { entries: [], eras }),
    [open, journey, periods, storyOf, eras],
  );
  const decisions = countDecisions(journey, periods);
  const icons = useMemo(
    () => Object.fromEntries(Array.from(periods, ({ slug, icon }) => [slug, icon])),
    [periods],
  );
  const [message, setMessage] = useState<DialogMessage | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const keepsakeButton = useRef<HTMLButtonElement>(null);
  const returnFocusTo = useRef<HTMLElement | null>(null);

  // A reload or a step forward opens the journal too.
  useLayoutEffect(() => {
    if (open) returnFocusTo.current = button.current;
  }, [open]);

  function show() {
    setMessage(null);
    game.dispatch({ type: 'journalOpened' });
  }

  /** Leaves the journal for another scene, whose heading receives the focus. */
  function leave(change: () => void) {
    returnFocusTo.current = heading.current;
    change();
  }

  async function copy() {
    setMessage(copyMessage(await copyText(journalText(journal))));
  }

  function save() {
    saveFile(FILE_NAME, new Blob([writeJourney(journey)], { type: 'application/json' }));
    setMessage(saveMessage(FILE_NAME));
  }

  async function openFile(file: File) {
    const picked = await readPickedFile(file, location.href);
    const before = keeper.getSnapshot();
    if (picked.ok) keeper.add(picked.journey);
    const after = keeper.getSnapshot();
    const added = countNewDecisions(after, before, periods);
    setMessage(openMessage(picked, added, countNewDecisions(before, after, periods)));
  }

  async function share(slug: string, name: string) {
    const url = eraAddress(slug, location.href);
    setMessage(shareMessage(await shareLink(url, name), name, url));
  }

  return (
    <>
      {decisions === 0 && offer === null && !told ? null : (
        <JourneyLine>
          {offer === null ? null : (
            <JourneyStep onPress={keeper.goOn}>{`Continue: ${offer}`}</JourneyStep>
          )}
          {decisions === 0 || offer !== null ? null : (
            <JourneyButton decisions={decisions} onOpen={show} ref={button} />
          )}
          {told ? (
            <>
              <JourneyStep
                onPress={() => game.dispatch({ type: 'keepsakeOpened' })}
                opensDialog
                ref={keepsakeButton}
                rest="this moment"
              >
                Keep
              </JourneyStep>
              <JourneyStep onPress={keeper.undo} rest="choice">
                Undo
              </JourneyStep>
            </>
          ) : null}
        </JourneyLine>
      )}
      <JourneyDialog
        icons={icons}
        journal={journal}
        kept={kept}
        message={message}
        onBegin={({ slug }) => leave(() => keeper.begin(slug))}
        onClose={() => game.dispatch({ type: 'journalClosed' })}
        onCopy={() => void copy()}
        onOpenFile={(file) => void openFile(file)}
        onPrint={() => print()}
        onReturn={({ moment }) => leave(() => keeper.returnTo(moment))}
        onSave={save}
        onShare={({ slug, name }) => void share(slug, name)}
        open={open}
        returnFocusTo={returnFocusTo}
      />
      <LazyKeepsake eras={eras} returnFocusTo={keepsakeButton} />
    </>
  );
}
