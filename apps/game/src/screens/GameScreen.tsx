import {
  Announcer,
  CONTEXT_HASH,
  ChoicePanel,
  EraTimeline,
  GameLayout,
  Header,
  ScenarioPanel,
  SkipLinks,
} from '@time-traveler/ui';
import {
  DECISIONS_IN_A_VISIT,
  NEW_CHOICES_TEXT,
  type Period,
  closingQuestion,
  knownPeriods,
  lookOf,
} from '@time-traveler/game-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDocumentTitle, useThemeClass } from '../hooks/use-page';
import { useEarlyPresses } from '../hooks/use-early-presses';
import { usePictureThere } from '../hooks/use-picture-there';
import { usePreparedThemes } from '../hooks/use-soundtrack';
import { useOpenedScene, useStage } from '../hooks/use-stage';
import { useStoryScroll } from '../hooks/use-story-scroll';
import type { VisitedEras } from '../journal/JourneyCorner';
import { LazyJourneyCorner } from '../journal/LazyJourneyCorner';
import { reportAddress } from '../report-address';
import { shownPicture } from '../picture-source';
import { siteAddress, sitePath } from '../site-address';
import { useServices } from '../services/services-context';
import { useTerms } from '../terms/use-terms';
import { Guarded } from './Guarded';
import { MusicCorner } from './MusicCorner';
import { LazyContextDialog } from './LazyContextDialog';
import { LazyNotifications } from './LazyNotifications';
import { LazyTooltips } from './LazyTooltips';

const reportUrl = reportAddress(import.meta.env['VITE_REPORT_URL']);
const storyId = 'story';
const choicesId = 'choices';

/** The main game screen (SPEC §2). Passes the state on stage to the components, and their events to the rules. */
export function GameScreen() {
  const { game, choose, start } = useServices();
  const { dispatch } = game;
  const heading = useRef<HTMLHeadingElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const learnMore = useRef<HTMLAnchorElement>(null);
  const { state, opening, announcement } = useStage();
  const { scene, periods, periodsStatus, activeSlug, journalOpen, visit } = state;
  const [visited, setVisited] = useState<VisitedEras>();
  const eras = knownPeriods({ periods, visit });
  const { url } = scene.picture;
  const { pictureThere, onPictureLoad } = usePictureThere(url && siteAddress(url));
  usePreparedThemes(activeSlug, { pictureThere, periodsReady: periodsStatus === 'ready' });

  useDocumentTitle('Historical Time Traveler');
  useThemeClass(activeSlug, lookOf(activeSlug, eras).look);
  useOpenedScene(opening, { heading, scroller });
  useEffect(() => {
    start();
    if (location.hash === CONTEXT_HASH) dispatch({ type: 'contextOpened' });
  }, [start, dispatch]);
  useEarlyPresses();
  useStoryScroll(scroller);
  const { marker, explained, background } = useTerms(activeSlug, state);

  // The picture follows a press in a later render, which a new object would begin each time.
  const picture = useMemo(
    () => shownPicture(scene.picture, activeSlug),
    [activeSlug, scene.picture],
  );
  const onPictureError = (failed: string) => {
    // A prerendered picture may fail before the start, which resets the scene: so start first.
    start();
    dispatch({ type: 'pictureFailed', url: sitePath(failed) });
  };
  const told = scene.impact !== null;
  const decided = scene.decisions.length;
  const isClosed = decided >= DECISIONS_IN_A_VISIT;
  const question = told ? null : closingQuestion(scene.scenario.description);

  return (
    <>
      <GameLayout
        choices={
          <Guarded attempt={scene.choices} part="choices">
            <ChoicePanel
              choices={scene.choices}
              closed={isClosed}
              headingId={choicesId}
              impact={scene.impact}
              journey={
                <LazyJourneyCorner
                  heading={heading}
                  onVisitedEras={setVisited}
                  open={journalOpen}
                  periods={periods}
                  scene={scene}
                  slug={activeSlug}
                  told={told}
                />
              }
              notice={scene.newChoices ? NEW_CHOICES_TEXT : null}
              onChoose={choose}
              origin={scene.choicesOrigin}
              progress={
                isClosed
                  ? closedOf([...(visited?.closed ?? []), activeSlug], periods)
                  : progressOf(decided)
              }
              question={question}
            />
          </Guarded>
        }
        header={
          <Guarded attempt={activeSlug} part="header" place="bar">
            <Header
              music={
                <Guarded attempt={activeSlug} part="music" place="bar">
                  <MusicCorner activeSlug={activeSlug} periods={eras} />
                </Guarded>
              }
              skipLinks={<SkipLinks choicesId={choicesId} storyId={storyId} />}
            />
          </Guarded>
        }
        scenario={
          <Guarded attempt={scene} part="story">
            <ScenarioPanel
              choicesId={choicesId}
              credit={scene.picture.credit}
              headingId={storyId}
              headingRef={heading}
              learnMoreRef={learnMore}
              marker={marker}
              onLearnMore={() => dispatch({ type: 'contextOpened' })}
              onPictureError={onPictureError}
              onPictureLoad={onPictureLoad}
              picture={picture}
              reckoning={scene.reckoning}
              record={scene.record}
              reportUrl={reportUrl}
              scenario={scene.scenario}
              scrollerRef={scroller}
              told={told}
            />
          </Guarded>
        }
        timeline={
          <Guarded attempt={periods} part="timeline" place="bar">
            <EraTimeline
              {...visited}
              activeSlug={activeSlug}
              loading={periodsStatus === 'loading'}
              onSelect={(slug) => dispatch({ type: 'eraSelected', slug })}
              periods={periods}
            />
          </Guarded>
        }
      />
      <LazyContextDialog
        {...background}
        context={scene.context}
        onClose={() => dispatch({ type: 'contextClosed' })}
        open={state.contextOpen}
        returnFocusTo={learnMore}
      />
      {explained}
      <LazyNotifications />
      <Announcer message={announcement.message} turn={announcement.turn} />
      <LazyTooltips />
    </>
  );
}

/** Returns how many of the eras on the timeline are closed. */
function closedOf(closed: readonly string[], periods: readonly Period[]): string {
  const count = periods.filter(({ slug }) => closed.includes(slug)).length;
  return `${count} of ${periods.length} eras closed`;
}

function progressOf(decided: number): string {
  if (decided === 0) return `A visit of ${DECISIONS_IN_A_VISIT} decisions`;
  if (decided === DECISIONS_IN_A_VISIT - 1) return 'The last decision';
  return `${decided} of ${DECISIONS_IN_A_VISIT} made`;
}
