import type { Meta, StoryObj } from '@storybook/react-vite';
import * as ui from '@time-traveler/ui';
import * as dialog from '@time-traveler/ui/dialog';
import * as journey from '@time-traveler/ui/journey';
import * as keepsake from '@time-traveler/ui/keepsake';
import * as living from '@time-traveler/ui/living';
import * as notifications from '@time-traveler/ui/notifications';
import { expect, waitFor } from 'storybook/test';
// oxlint-disable-next-line no-restricted-imports -- the list of tokens, and not part of the package's API
import { chapters } from '../../packages/ui/src/tokens/TokenPage';
// oxlint-disable-next-line no-restricted-imports -- read from the sources, and not part of the package's API
import { tokensShownBy } from '../../packages/ui/src/tokens/used-by';
import { Anatomy } from './Anatomy';
import { guides } from './guides';

const meta = {
  title: 'Tests/Guides',
  tags: ['test-only', '!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const stories = import.meta.glob<string>('../../packages/ui/src/components/**/*.stories.tsx', {
  eager: true,
  import: 'default',
  query: '?raw',
});
const entries: Readonly<Record<string, object>> = {
  '': ui,
  dialog,
  journey,
  keepsake,
  living,
  notifications,
};

/** Each component with stories has a guide, whose import names what the package exports. */
export const EveryComponentHasOne: Story = {
  render: () => <p>{Object.keys(guides).join(', ')}</p>,
  play: async () => {
    const titled = Object.values(stories).map((code) => /title: '[^']*\/(\w+)'/.exec(code)?.[1]);
    await expect(Object.keys(guides).sort()).toEqual(titled.sort());
    for (const [name, { entry = '', snippet }] of Object.entries(guides)) {
      // It can be copied as it is.
      await expect(snippet).not.toContain('…');
      await expect(Object.keys(entries[entry] ?? {})).toContain(name);
    }
  },
};

/** Components without a sheet of states, and why. */
const withoutASheet: Readonly<Record<string, string>> = {
  Announcer: 'it cannot be seen',
  SkipLinks: 'they are seen only with the focus, which one window has once',
  Terms: 'opening one closes the others',
  Tooltip: 'opening one closes the others',
  VisuallyHidden: 'it cannot be seen',
};

/** Each component has flat controls and, if it can be, a sheet of its states. */
export const EveryComponentHasAPlaygroundAndStates: Story = {
  render: () => <p>{Object.keys(withoutASheet).join(', ')}</p>,
  play: async () => {
    const missing = Object.values(stories).flatMap((code) => {
      const name = /title: '[^']*\/(\w+)'/.exec(code)?.[1] ?? '';
      return ['Playground', ...(name in withoutASheet ? [] : ['States'])]
        .filter((story) => !code.includes(`export const ${story}: `))
        .map((story) => `${name}: ${story}`);
    });
    await expect(missing).toEqual([]);
  },
};

/** What no token changes, and why. */
const withoutTokens: Readonly<Record<string, string>> = {
  Announcer: 'it cannot be seen',
  Memento: 'its drawing has the colours of its era',
  VisuallyHidden: 'it cannot be seen',
};

/** The tokens of a guide are those of everything that the component shows. */
export const EveryComponentNamesItsTokens: Story = {
  render: () => <p>{Object.keys(withoutTokens).join(', ')}</p>,
  play: async ({ step }) => {
    await step('Each component without tokens is known', async () => {
      const without = Object.keys(guides).filter((name) => tokensShownBy(name).length === 0);
      await expect(without.sort()).toEqual(Object.keys(withoutTokens));
    });
    await step('What is named is in the list of tokens', async () => {
      const declared = new Set(chapters.flatMap(({ tokens }) => tokens.map(({ name }) => name)));
      const others = Object.keys(guides).flatMap((name) =>
        tokensShownBy(name).filter((token) => !declared.has(token)),
      );
      await expect(others).toEqual([]);
    });
    await step('A dialog has the tokens of its frame', async () => {
      // Its frame and its parts have separate stylesheets.
      for (const name of ['ContextDialog', 'JourneyDialog', 'KeepsakeDialog'])
        await expect([name, ...tokensShownBy(name)]).toContain('--dialog-image');
    });
    await step('A part has the tokens that its stylesheet reads', async () => {
      await expect(tokensShownBy('Tooltip')).toContain('--tip-surface');
      // An icon has the styles of its place.
      await expect(tokensShownBy('Icon')).toContain('--icon-stroke');
    });
  },
};

/** Storybook reads tags without running a file, so a story has none from an object that it spreads. */
export const NoTagsInSharedSettings: Story = {
  render: () => <p>Each story has its own tags.</p>,
  play: async () => {
    const shared = Object.values(stories).flatMap((code) =>
      [...code.matchAll(/^const (?!meta)(\w+)[^\n]* = \{\n {2}tags:/gm)].map(([, name]) => name),
    );
    await expect(shared).toEqual([]);
  },
};

/** A live region cannot be seen, and so there is no picture of it. */
const invisible = ['Announcer'];

/** Each anatomy is a picture. In an example, each part with a selector has its number. */
export const EveryAnatomyIsAPicture: Story = {
  parameters: { a11y: { test: 'off' } },
  render: () => (
    <>
      {Object.entries(guides)
        .filter(([, { example }]) => example !== undefined)
        .map(([name, guide]) => (
          <div data-guide={name} key={name}>
            <Anatomy guide={guide} name={name} />
          </div>
        ))}
    </>
  ),
  play: async ({ canvasElement, step }) => {
    await step('Each part with a selector has its number', async () => {
      for (const [name, { example, parts, story }] of Object.entries(guides)) {
        await expect([name, example !== undefined || story !== undefined]).toEqual([
          name,
          !invisible.includes(name),
        ]);
        if (example === undefined) continue;
        const numbers = parts.flatMap(([, selector], index) =>
          selector ? [String(index + 1)] : [],
        );
        const shown = () =>
          [...canvasElement.querySelectorAll(`[data-guide="${name}"] .guide-number`)].map(
            ({ textContent }) => textContent,
          );
        await waitFor(() => expect([name, ...shown()]).toEqual([name, ...numbers]));
      }
    });
    await step('No number covers words', async () => {
      const covering = () =>
        [...canvasElement.querySelectorAll('.guide-number')].flatMap((number) => {
          const anatomy = number.closest('[data-guide]');
          const name = `${anatomy?.getAttribute('data-guide')} ${number.textContent}`;
          return wordsUnder(number, anatomy).map((word) => `${name} covers “${word}”`);
        });
      await waitFor(() => expect(covering()).toEqual([]));
    });
    await step(
      "The numbers of a card's words are before them, and not on the card's seal",
      async () => {
        const [, words, more] = canvasElement.querySelectorAll(
          '[data-guide="ChoiceCard"] .guide-number',
        );
        await expect(words?.getBoundingClientRect().x).toBe(more?.getBoundingClientRect().x);
      },
    );
  },
};

/** Returns the texts of an anatomy that a number covers. */
function wordsUnder(number: Element, anatomy: Element | null): readonly string[] {
  const own = number.getBoundingClientRect();
  const picture = anatomy?.querySelector('.guide-ground');
  if (!picture) return [];
  const texts = document.createTreeWalker(picture, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const words: string[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (!text.textContent?.trim()) continue;
    range.selectNodeContents(text);
    const isUnder = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < own.right && right > own.left && top < own.bottom && bottom > own.top,
    );
    if (isUnder) words.push(text.textContent.trim());
  }
  return words;
}
