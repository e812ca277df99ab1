import type { Period, Scene } from '@time-traveler/game-core';
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
  LastPageDialog,
} from '@time-traveler/ui/journey';
import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { BACK } from '@time-traveler/ui/data-attributes';
import type { JourneyController } from '../services/journey/journey-controller';
import { useServices } from '../services/services-context';
import { LazyKeepsake } from '../keepsake/LazyKeepsake';
import { copyText } from './copy-text';
import { EndOfVisit } from './EndOfVisit';
import { copyMessage, openMessage, saveMessage, shareMessage } from './messages';
import { nextEra } from './next-era';
import { readPickedFile } from './read-file';
import { saveFile } from './save-file';
import { eraAddress, shareLink } from './share-link';
import { useLastPages } from './use-last-pages';
import { useStories } from './use-stories';

/** What is known of the journal while it is closed. */
const closedJournal = { entries: [], lastPage: null };

const FILE_NAME = 'historical-journey.json';

/** What the timeline says of earlier visits: the slugs of the eras. */
export interface VisitedEras {
  /** Those whose visit was closed. */
  readonly closed: readonly string[];
  /** Those with a visit that was left before its end. */
  readonly unfinished: readonly string[];
}

/** Props of {@link JourneyCorner}. */
export interface JourneyCornerProps {
  /** What keeps the journey. */
  controller: JourneyController;
  /** True while the journal is open. */
  open: boolean;
  /** True if something was chosen in the scene on screen, so that it can be undone. */
  told: boolean;
  /** The scene on screen. */
  scene: Scene;
  /** The slug of its era. */
  slug: string;
  /** The eras on the timeline. */
  periods: readonly Period[];
  /** The heading of the story. It receives the focus when the visitor leaves the journal for another scene. */
  heading: RefObject<HTMLElement | null>;
  /** Called whenever the visitor has closed another era, or has left or continued a visit. */
  onVisitedEras: (eras: VisitedEras) => void;
}

/**
 * The line under the Current Impact, the journal that it opens, and the end of a closed visit in both panels.
 * Renders nothing until something is decided, unless there is an earlier visit to go on with.
 */
export function JourneyCorner({
  controller,
  open,
  told,
  scene,
  slug,
  periods,
  heading,
  onVisitedEras,
}: JourneyCornerProps) {
  const { game, stories } = useServices();
  const journey = useSyncExternalStore(controller.subscribe, controller.getSnapshot);
  const offer = useSyncExternalStore(controller.subscribe, controller.getOffer);
  const kept = useSyncExternalStore(controller.subscribe, controller.isKept);
  const own = useMemo(() => journey.visits.map(({ visit }) => visit), [journey]);
  const storyOf = useStories(own, open);
  // The journal does not wait for the stories of the other eras, which tell how many endings each has.
  const whole = useStories(periods, open);
  const known = whole ?? storyOf;
  const closed = controller.closedEras();
  const visited = JSON.stringify({ closed, unfinished: controller.unfinishedEras() });
  useEffect(() => onVisitedEras(JSON.parse(visited) as VisitedEras), [visited, onVisitedEras]);
  const isComplete = periods.length > 0 && nextEra(periods, '', closed) === undefined;
  const pages = useLastPages(open && isComplete);
  const { endings } = journey;
  const eras = useMemo(() => endingsOf({ endings }, periods), [endings, periods]);
  // While it is closed, a decision does not pay for the list of all.
  const journal = useMemo(
    () => (open ? journalOf(journey, periods, known, pages) : { ...closedJournal, eras }),
    [open, journey, periods, known, pages, eras],
  );
  const decisions = countDecisions(journey, periods);
  const icons = useMemo(
    () => Object.fromEntries(Array.from(periods, ({ slug, icon }) => [slug, icon])),
    [periods],
  );
  const [message, setMessage] = useState<DialogMessage | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const top = useRef<HTMLButtonElement>(null);
  const keepsakeButton = useRef<HTMLButtonElement>(null);
  const returnFocusTo = useRef<HTMLElement | null>(null);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  // A reload opens the journal, of which the last page is a part.
  const [isLastPage, setIsLastPage] = useState(false);
  const [hasRead, setHasRead] = useState(false);

  // A reload or a step forward opens the journal too.
  useLayoutEffect(() => {
    if (open) returnFocusTo.current = opener ?? shownOf(top.current) ?? button.current;
  }, [open, opener]);

  // While another era fades in, the scene on screen is still the one that was left: nothing to offer there.
  const offered = told ? null : offer;
  const leadsBack = !told && (decisions > 0 || offered !== null);
  useLayoutEffect(() => {
    // A phone's line above the story is for the beginning of another visit.
    if (!leadsBack) delete document.documentElement.dataset.back;
  }, [leadsBack]);
  const place = leadsBack ? document.querySelector(`[data-back] ${BACK}`) : null;

  /** Opens the journal or its last page, from another button than those of its line too. */
  function show(lastPage: boolean, from: HTMLElement | null = null) {
    setMessage(null);
    setOpener(from);
    setIsLastPage(lastPage);
    if (lastPage) setHasRead(true);
    game.dispatch({ type: 'journalOpened' });
  }

  function hide() {
    game.dispatch({ type: 'journalClosed' });
  }

  /** Enters another era, where it was left. The button that was pressed goes, so the heading receives the focus. */
  function goOn(next: string) {
    heading.current?.focus({ preventScroll: true });
    controller.enter(next);
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
    const before = controller.getSnapshot();
    if (picked.ok) controller.add(picked.journey);
    const after = controller.getSnapshot();
    const added = countNewDecisions(after, before, periods);
    setMessage(openMessage(picked, added, countNewDecisions(before, after, periods)));
  }

  async function share(slug: string, name: string) {
    const url = eraAddress(slug, location.href);
    setMessage(shareMessage(await shareLink(url, name), name, url));
  }

  /** Returns the ways into earlier visits. */
  const waysBack = (ref: RefObject<HTMLButtonElement | null>, where = offered) => (
    <>
      {where === null ? null : (
        <JourneyStep first onPress={controller.goOn}>{`Continue: ${where}`}</JourneyStep>
      )}
      {where === null && isComplete && !told ? (
        <JourneyStep first onPress={(from) => show(true, from)} opensDialog>
          The last page
        </JourneyStep>
      ) : null}
      {decisions === 0 ? null : (
        <JourneyButton decisions={decisions} onOpen={() => show(false)} ref={ref} />
      )}
    </>
  );

  return (
    <>
      {place === null
        ? null
        : createPortal(
            <JourneyLine place="top">{waysBack(top, offered && yearOf(offered))}</JourneyLine>,
            place,
          )}
      {decisions === 0 && offered === null && !told ? null : (
        <JourneyLine>
          {waysBack(button)}
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
              <JourneyStep onPress={controller.undo} rest="choice">
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
        onBegin={({ slug }) => leave(() => controller.begin(slug))}
        onClose={hide}
        onCopy={() => void copy()}
        onOpenFile={(file) => void openFile(file)}
        onPrint={() => print()}
        onReturn={({ moment }) => leave(() => controller.returnTo(moment))}
        onSave={save}
        onShare={({ slug, name }) => void share(slug, name)}
        open={open && !isLastPage}
        returnFocusTo={returnFocusTo}
      />
      <LastPageDialog
        eras={journal.eras}
        onClose={hide}
        onJourney={() => setIsLastPage(false)}
        open={open && isLastPage}
        page={journal.lastPage}
        returnFocusTo={returnFocusTo}
      />
      <EndOfVisit
        closed={closed}
        eras={eras}
        hasRead={hasRead}
        onGoOn={goOn}
        onLastPage={(from) => show(true, from)}
        periods={periods}
        scene={scene}
        slug={slug}
        storyOf={stories.get}
      />
      <LazyKeepsake eras={eras} returnFocusTo={keepsakeButton} />
    </>
  );
}

/** Returns an element that is displayed, or null: only a phone shows the line above the story. */
function shownOf<Shown extends HTMLElement>(element: Shown | null): Shown | null {
  return element?.getClientRects().length ? element : null;
}

/** Returns the year of a place and year, such as "Florence, 1503": a phone has one line for both ways back. */
function yearOf(offer: string): string {
  return offer.slice(offer.lastIndexOf(', ') + 1).trim();
}
