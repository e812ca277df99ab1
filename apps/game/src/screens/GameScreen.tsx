import {
  Announcer,
  CONTEXT_HASH,
  ChoicePanel,
  EraTimeline,
  GameLayout,
  Header,
  MusicControl,
  ScenarioPanel,
  TooltipProvider,
} from '@time-traveler/ui';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useGame } from '../hooks/use-game';
import { useGuidance, useSceneTop } from '../hooks/use-guidance';
import { useDocumentTitle, useThemeClass } from '../hooks/use-page';
import { useSoundtrack } from '../hooks/use-soundtrack';
import { useStoryScroll } from '../hooks/use-story-scroll';
import { useWarmFaces } from '../hooks/use-warm-faces';
import { pictureSource } from '../picture-source';
import { trackOf } from '../services/music-box';
import { useServices } from '../services/services-context';
import { rememberVolume } from '../services/volume-memory';
import { LazyContextDialog, LazyNotifications, usePaperStyle } from './lazy-parts';

/** The main game screen (SPEC §2): the rules' state on the left hand, the components on the right. */
export function GameScreen() {
  const { game, musicBox, start } = useServices();
  const { dispatch } = game;
  const { soundtrack } = musicBox;
  const state = useGame();
  const { scene, periods, periodsStatus, activeSlug } = state;
  const music = useSoundtrack(activeSlug, periodsStatus === 'ready');
  const heading = useRef<HTMLHeadingElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const learnMore = useRef<HTMLAnchorElement>(null);
  const guidance = useGuidance({ heading, scroller });

  useDocumentTitle('Historical Time Traveler');
  useThemeClass(activeSlug);
  useWarmFaces(periods);
  useEffect(() => {
    start();
    if (location.hash === CONTEXT_HASH) dispatch({ type: 'contextOpened' });
  }, [start, dispatch]);
  useSceneTop(scroller, activeSlug);
  useStoryScroll(scroller);
  usePaperStyle();

  const { url } = scene.picture;
  const picture = useMemo(() => (url === null ? null : pictureSource(url)), [url]);
  const onPictureError = useCallback(
    (failed: string) => {
      // A prerendered picture may have failed before the game begins, which sets the scene afresh.
      start();
      dispatch({ type: 'pictureFailed', url: failed });
    },
    [start, dispatch],
  );
  const track = trackOf(state, activeSlug);

  return (
    <TooltipProvider>
      <GameLayout
        choices={
          <ChoicePanel
            choices={scene.choices}
            impact={scene.impact}
            onChoose={(choice) => dispatch({ type: 'choiceMade', choice })}
          />
        }
        header={
          <Header
            music={
              <MusicControl
                eraName={periods.find(({ slug }) => slug === activeSlug)?.name ?? activeSlug}
                onToggle={() =>
                  music.status === 'playing' ? soundtrack.pause() : soundtrack.play(track)
                }
                onVolumeChange={(volume) => {
                  soundtrack.setVolume(volume);
                  rememberVolume(volume);
                }}
                playing={music.status === 'playing'}
                trackName={track.name}
                volume={music.volume}
              />
            }
          />
        }
        scenario={
          <ScenarioPanel
            credit={scene.picture.credit}
            headingRef={heading}
            learnMoreRef={learnMore}
            onLearnMore={() => dispatch({ type: 'contextOpened' })}
            onPictureError={onPictureError}
            picture={picture}
            scenario={scene.scenario}
            scrollerRef={scroller}
            told={scene.impact !== null}
          />
        }
        timeline={
          <EraTimeline
            activeSlug={activeSlug}
            loading={periodsStatus === 'loading'}
            onSelect={(slug) => dispatch({ type: 'eraSelected', slug })}
            periods={periods}
          />
        }
      />
      <LazyContextDialog
        context={scene.context}
        onClose={() => dispatch({ type: 'contextClosed' })}
        open={state.contextOpen}
        returnFocusTo={learnMore}
      />
      <LazyNotifications />
      <Announcer message={guidance.message} turn={guidance.messageTurn} />
    </TooltipProvider>
  );
}
