import { readFileSync } from 'node:fs';
import path from 'node:path';
import { choices, periods, scenario } from '@time-traveler/testing';
import { type ReactNode, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as declared from './data-attributes';
import { ChoicePanel, EraTimeline, GameLayout, Header, MusicControl, ScenarioPanel } from './index';

const { LATER_LOOKS, PAGE_STATES, ...selectors } = declared;

/** Returns the whole screen as markup, before a choice or after the last one of a visit. */
function screen({ told, loading = false }: { told: boolean; loading?: boolean }): string {
  const music: ReactNode = createElement(MusicControl, {
    eraName: 'Medieval',
    onToggle: () => {},
    onVolumeChange: () => {},
    playing: false,
    trackName: 'A tune',
    volume: 0.5,
  });
  return renderToStaticMarkup(
    createElement(GameLayout, {
      header: createElement(Header, { music }),
      scenario: createElement(ScenarioPanel, {
        picture: { url: '/a.avif' },
        reckoning: told ? { name: 'The ferry stays', why: 'You waited.' } : null,
        scenario,
        told,
      }),
      choices: createElement(ChoicePanel, {
        choices,
        closed: told,
        impact: told ? 'You chose to wait' : null,
      }),
      timeline: createElement(EraTimeline, { activeSlug: 'medieval', loading, periods }),
    }),
  );
}

/** Returns the start tags that have an attribute, given as `[name]` or `[name=value]`. */
function tagsWith(markup: string, selector: string): string[] {
  const [, name, value] = /^\[([\w-]+)(?:=([\w-]+))?\]$/.exec(selector) ?? [];
  const attribute = value === undefined ? ` ${name}="` : ` ${name}="${value}"`;
  return (markup.match(/<[a-z][^>]*>/g) ?? []).filter((tag) => tag.includes(attribute));
}

const expected: Record<Exclude<keyof typeof selectors, 'END'>, readonly string[]> = {
  BACK: ['div'],
  BAR: ['header', 'nav'],
  CHOICE: choices.map(() => 'button'),
  ERA: periods.map(() => 'li'),
  MUSIC: ['div'],
  PICTURE: ['img'],
  SCROLLER: ['div', 'div'],
  STORY: ['article'],
  // The three buttons of the header, and the music button.
  TOOLTIP: ['button', 'button', 'button', 'button'],
};

it.each(Object.keys(expected) as (keyof typeof expected)[])(
  'renders each element that %s selects, and no other',
  (name) => {
    for (const told of [false, true]) {
      const tags = tagsWith(screen({ told }), selectors[name]);
      expect(tags.map((tag) => /^<(\w+)/.exec(tag)?.[1])).toEqual(expected[name]);
    }
  },
);

it('has places for the end of a visit once it is closed: in the story, and above the choices', () => {
  expect(tagsWith(screen({ told: false }), selectors.END)).toEqual([]);
  const after = screen({ told: true });
  expect(tagsWith(after, selectors.END)).toHaveLength(2);
  expect(tagsWith(after.slice(0, after.indexOf('</article>')), selectors.END)).toHaveLength(1);
});

it('selects the places of the timeline while the eras load too', () => {
  expect(tagsWith(screen({ told: false, loading: true }), declared.ERA)).toHaveLength(5);
});

it('renders no part that is not declared', () => {
  const parts = [...screen({ told: true }).matchAll(/ (data-part)="([^"]*)"/g)];
  const known = Object.values(selectors) as string[];
  expect(parts.filter(([, name, value]) => !known.includes(`[${name}=${value}]`))).toEqual([]);
});

it('gives no scene a later look before a choice', () => {
  const [before, after] = [screen({ told: false }), screen({ told: true })];
  for (const look of LATER_LOOKS) {
    expect(tagsWith(before, `[${look}]`)).toEqual([]);
    // A browser finds out whether there is more below, and a press chooses a card or plays the music.
    if (!['data-shown', 'data-chosen', 'data-playing'].includes(look))
      expect(tagsWith(after, `[${look}]`)).not.toEqual([]);
  }
});

it.each(PAGE_STATES)('has styles that answer to %s', (state) => {
  const files = [
    'styles/reset.css',
    'styles/transitions.css',
    'components/AudioBars/AudioBars.module.css',
    'components/ChoicePanel/ChoiceCard.module.css',
    'components/GameLayout/GameLayout.module.css',
  ];
  const styles = files.map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'));
  expect(styles.join('\n')).toContain(`[${state}`);
});
