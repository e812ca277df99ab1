import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createGame } from '@time-traveler/game-core';
import { expect, it } from 'vitest';
import { fakeSoundtrack } from '../../fixtures/fake-soundtrack';
import { trackOf } from '../music-box';
import { choiceSoundOf, slugsWithSound, soundChoices } from './choice-sounds';

/** A game with music, whose sounds are recorded and whose frames are drawn by the test. */
function startSounds() {
  const soundtrack = fakeSoundtrack();
  const game = createGame({
    runEffect(effect) {
      if (effect.type === 'playTheme') playTheme(effect.slug);
    },
  });
  function playTheme(slug: string) {
    const track = trackOf(game.getSnapshot().periods, slug);
    if (track) soundtrack.play(track);
    else soundtrack.pause();
  }
  const frame: (() => void)[] = [];
  let loaded: string | null = null;
  const heard: (string | null)[] = [];
  const accent = {
    load: (url: string | null) => void (loaded = url),
    play: () => void heard.push(loaded),
  };
  soundChoices({ soundtrack, game, accent, afterPaint: (run) => void frame.push(run) });
  return {
    soundtrack,
    game,
    heard,
    loaded: () => loaded,
    choose() {
      const [choice] = game.getSnapshot().scene.choices;
      if (choice) game.dispatch({ type: 'choiceMade', choice });
    },
    paint() {
      for (const run of frame.splice(0)) run();
    },
  };
}

it('plays the sound of the era once for a choice, after the frame that shows it', () => {
  const { game, heard, choose, paint } = startSounds();
  game.dispatch({ type: 'eraSelected', slug: 'industrial' });
  choose();
  expect(heard).toEqual([]);
  paint();
  expect(heard).toEqual(['/audio/industrial-choice.mp3']);
  choose();
  paint();
  expect(heard).toHaveLength(2);
});

it('loads nothing before music plays, then the sound of each era with its theme', () => {
  const { game, soundtrack, loaded } = startSounds();
  expect(loaded()).toBeNull();
  soundtrack.select({ name: 'Sumer Is Icumen In', url: '/audio/medieval-theme.mp3' });
  expect(loaded()).toBeNull();
  soundtrack.play();
  expect(loaded()).toBe('/audio/medieval-choice.mp3');
  game.dispatch({ type: 'eraSelected', slug: 'future' });
  expect(loaded()).toBe('/audio/future-choice.mp3');
});

it('plays no sound for an undone choice, a change of era, a dialog or a restored visit', () => {
  const { game, heard, choose, paint } = startSounds();
  game.dispatch({ type: 'eraSelected', slug: 'modern' });
  choose();
  paint();
  heard.length = 0;
  const { visit } = game.getSnapshot();
  game.dispatch({ type: 'choiceUndone' });
  game.dispatch({ type: 'contextOpened' });
  game.dispatch({ type: 'visitRestored', visit });
  paint();
  expect(heard).toEqual([]);
});

it('has no sound in an era that it does not know', () => {
  expect(choiceSoundOf('bronze-age')).toBeNull();
});

it('names exactly the eras that have a file', () => {
  const folder = path.resolve(import.meta.dirname, '../../../public/audio');
  const files = readdirSync(folder).filter((name) => name.endsWith('-choice.mp3'));
  expect(files.sort()).toEqual(slugsWithSound.map((slug) => `${slug}-choice.mp3`).sort());
});
