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
  closingQuestion,
  knownPeriods,
  lookOf,
} from '@time-traveler/game-core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDocumentTitle, useThemeClass } from '../hooks/use-page';
import { useEarlyPresses } from '../hooks/use-early-presses';
import { usePictureThere } from '../hooks/use-picture-there';
import { usePreparedThemes } from '../hooks/use-soundtrack';
import { useStage } from '../hooks/use-stage';
import { useStoryScroll } from '../hooks/use-story-scroll';
import { LazyJourneyCorner } from '../journal/LazyJourneyCorner';
import { usePrintStyles } from '../print/print-styles';
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
const skipLinks = <SkipLinks choicesId={choicesId} storyId={storyId} />;

/** The main game screen (SPEC §2). Passes the state on stage to the components, and their events to the rules. */
export function GameScreen() {
  const { game, choose, start } = useServices();
  const { dispatch } = game;
  const heading = useRef<HTMLHeadingElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const learnMore = useRef<HTMLAnchorElement>(null);
  const { state, announcement } = useStage({ heading, scroller });
  const { scene, periods, periodsStatus, activeSlug, journalOpen, visit } = state;
  const eras = useMemo(() => knownPeriods({ periods, visit }), [periods, visit]);
  const { url } = scene.picture;
  const { pictureThere, onPictureLoad } = usePictureThere(url && siteAddress(url));
  usePreparedThemes(activeSlug, { pictureThere, periodsReady: periodsStatus === 'ready' });

  useDocumentTitle('Historical Time Traveler');
  useThemeClass(activeSlug, lookOf(activeSlug, eras).look);
  useEffect(() => {
    start();
    if (location.hash === CONTEXT_HASH) dispatch({ type: 'contextOpened' });
  }, [start, dispatch]);
  useEarlyPresses();
  useStoryScroll(scroller);
  const { marker, explained, background } = useTerms(activeSlug, state);
  usePrintStyles();

  const picture = useMemo(
    () => shownPicture(scene.picture, activeSlug),
    [activeSlug, scene.picture],
  );
  const onPictureError = useCallback(
    (failed: string) => {
      // A prerendered picture may fail before the start, which resets the scene: so start first.
      start();
      dispatch({ type: 'pictureFailed', url: sitePath(failed) });
    },
    [start, dispatch],
  );
  const { openContext, closeContext, selectEra } = useMemo(
    () => ({
      openContext: () => dispatch({ type: 'contextOpened' }),
      closeContext: () => dispatch({ type: 'contextClosed' }),
      selectEra: (slug: string) => dispatch({ type: 'eraSelected', slug }),
    }),
    [dispatch],
  );
  const told = scene.impact !== null;
  const question = told ? null : closingQuestion(scene.scenario.description);
  const [colophon, setColophon] = useState<HTMLElement | null>(null);
  const journey = useMemo(
    () => (
      <LazyJourneyCorner
        colophon={colophon}
        heading={heading}
        open={journalOpen}
        periods={periods}
        scene={scene}
        slug={activeSlug}
        told={told}
      />
    ),
    [activeSlug, colophon, journalOpen, periods, scene, told],
  );
  const music = useMemo(
    () => (
      <Guarded attempt={activeSlug} part="music" place="bar">
        <MusicCorner activeSlug={activeSlug} periods={eras} />
      </Guarded>
    ),
    [activeSlug, eras],
  );

  return (
    <>
      <GameLayout
        choices={
          <Guarded attempt={scene.choices} part="choices">
            <ChoicePanel
              choices={scene.choices}
              closed={scene.decisions.length >= DECISIONS_IN_A_VISIT}
              headingId={choicesId}
              impact={scene.impact}
              journey={journey}
              notice={scene.newChoices ? NEW_CHOICES_TEXT : null}
              onChoose={choose}
              origin={scene.choicesOrigin}
              question={question}
            />
          </Guarded>
        }
        header={
          <Guarded attempt={activeSlug} part="header" place="bar">
            <Header music={music} skipLinks={skipLinks} />
          </Guarded>
        }
        scenario={
          <Guarded attempt={scene} part="story">
            <ScenarioPanel
              choicesId={choicesId}
              colophonRef={setColophon}
              credit={scene.picture.credit}
              headingId={storyId}
              headingRef={heading}
              learnMoreRef={learnMore}
              marker={marker}
              onLearnMore={openContext}
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
              activeSlug={activeSlug}
              loading={periodsStatus === 'loading'}
              onSelect={selectEra}
              periods={periods}
            />
          </Guarded>
        }
      />
      <LazyContextDialog
        {...background}
        context={scene.context}
        onClose={closeContext}
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
