// An app outside the workspace, which knows the packages by their tarballs alone. It shows the two components of
// the stories that consumer.test.ts compares it with; the address says in which era and with which words.
import '@time-traveler/ui/styles/index.css';
import '@time-traveler/ui/index.css';
import '@time-traveler/ui/themes/medieval.css';
import '@time-traveler/ui/themes/future.css';
import { createSoundtrack, loadHowler } from '@time-traveler/audio';
import { createGame } from '@time-traveler/game-core';
import { loadStory } from '@time-traveler/game-core/stories';
import { ChoiceCard, MusicControl } from '@time-traveler/ui';
import { Tooltips } from '@time-traveler/ui/tooltips';
import { type CSSProperties, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';

const {
  era = 'medieval',
  text = '',
  description = '',
  track = '',
} = Object.fromEntries(new URLSearchParams(location.search));
document.documentElement.classList.add(`${era}-theme`);

const soundtrack = createSoundtrack({ loadHowl: loadHowler, log: () => {} });
soundtrack.select({ name: track, url: '/none.mp3' });
const story = await loadStory('medieval');
const game = createGame({ runEffect: () => {}, storyOf: () => story });
const choice = { id: 1, scenarioId: 1, text, description };

// The backgrounds of the stories.
const choicesPanel = {
  '--color-focus': 'var(--color-focus-choices)',
  background: 'var(--surface-choices-image), var(--color-surface-choices)',
  color: 'var(--color-choices-text)',
  padding: '1.5rem',
} as CSSProperties;
const bar = {
  '--color-focus': 'var(--color-focus-bar)',
  background: 'var(--bar-image), var(--color-bar)',
  padding: '1rem',
} as CSSProperties;

function App() {
  const { scene } = useSyncExternalStore(game.subscribe, game.getSnapshot);
  const sound = useSyncExternalStore(soundtrack.subscribe, soundtrack.getSnapshot);
  return (
    <>
      <div style={choicesPanel}>
        <ul style={{ counterReset: 'choice' }}>
          <li style={{ counterIncrement: 'choice', maxWidth: '30rem' }}>
            <ChoiceCard
              choice={choice}
              onChoose={(chosen) => game.dispatch({ type: 'choiceMade', choice: chosen })}
            />
          </li>
        </ul>
      </div>
      <div style={bar}>
        <MusicControl
          eraName="Medieval Era"
          onToggle={soundtrack.toggle}
          onVolumeChange={soundtrack.setVolume}
          playing
          trackName={sound.track?.name ?? ''}
          volume={sound.volume}
        />
      </div>
      <output>{scene.impact}</output>
      <Tooltips />
    </>
  );
}

const root = document.querySelector('#root');
if (root !== null) createRoot(root).render(<App />);
