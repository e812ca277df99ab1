import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect } from 'storybook/test';
import { TRANSLATED, startTranslator } from '../../tests/support/start-translator';
import { type Props, type Variation, variationsOf } from './variations';

/** What a file of stories exports. */
type StoryFile = { readonly default: { readonly component?: ComponentType } } & Readonly<
  Record<string, { readonly args?: Props; readonly render?: unknown }>
>;

/** Components on a page that the browser translates. */
const meta = {
  title: 'Tests/Translation',
  render: () => <p>The components are rendered beside this line, one after the other.</p>,
  tags: ['!dev', '!autodocs'],
  // Some variations are nonsense to React, such as an attribute of another type.
  parameters: { expectedConsoleErrors: ['.'] },
  // Stories answer requests for their pictures themselves.
  beforeEach: ({ msw }) => msw.use(http.all('https://pictures.invalid/*', () => Response.error())),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Renders a component with one set of props after the other in the same place. */
class Place {
  /** What the component has thrown. */
  readonly errors: unknown[] = [];
  readonly #others = new Set(document.body.children);
  readonly #host = document.body.appendChild(document.createElement('div'));
  readonly #root = createRoot(this.#host, {
    onUncaughtError: (error) => this.errors.push(error),
  });

  render(component: ComponentType, props: Props): void {
    flushSync(() => this.#root.render(createElement(component, props)));
  }

  /** Returns the words of the component and of its dialogs. */
  words(): string {
    // The translator adds elements to the page too.
    const parts = [...document.body.children].filter(
      (part) => part.localName !== 'font' && !this.#others.has(part),
    );
    const words = parts.map(({ textContent }) => textContent).join(' ');
    return words.replaceAll(TRANSLATED, '');
  }

  clear(): void {
    flushSync(() => this.#root.unmount());
    this.#host.remove();
  }
}

/** Returns the props of the stories that render their component as it is, and variations of those that they share. */
function statesOf({ default: own, ...stories }: StoryFile): Variation[] {
  const shared = (own as { args?: Props }).args;
  const states = Object.entries(stories)
    .filter(([, { args, render }]) => render === undefined && args !== undefined)
    .map(([path, { args }]) => ({ path, props: { ...shared, ...args } }));
  return [...states, ...variationsOf({ ...states[0]?.props, ...shared })];
}

/** What a component shows in one state, or null if it cannot be rendered in it. */
type Shown = string | null;

/** Brings a component into one state after the other, and returns what it shows in each. */
async function play(component: ComponentType, states: readonly Variation[]): Promise<Shown[]> {
  const shown: Shown[] = [];
  let place = new Place();
  for (const { props } of states) {
    place.render(component, props);
    // The component shows what it adds by itself, and the browser translates, before the next change.
    await nextTask();
    const failed = place.errors.length > 0;
    shown.push(failed ? null : place.words());
    if (!failed) continue;
    place.clear();
    place = new Place();
  }
  place.clear();
  return shown;
}

/** Returns what is not the same on a page that the browser translates. */
async function problemsOf(component: ComponentType, states: readonly Variation[]) {
  const plain = await play(component, states);
  const stop = startTranslator(TRANSLATED);
  const translated = await play(component, states);
  stop();
  return states.flatMap(({ path }, place) =>
    plain[place] === translated[place] ? [] : [`${path}: shows ${String(translated[place])}`],
  );
}

/** Waits for the next task; a timer may wait longer. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const arrived = new Promise((resolve) => port1.addEventListener('message', resolve));
  port1.start();
  port2.postMessage(null);
  return arrived;
}

/** Changes each component from each of its stories to the next, and each of its props. */
function everyChange(files: Readonly<Record<string, () => Promise<StoryFile>>>): Story {
  return {
    play: async () => {
      const problems: Record<string, readonly string[]> = {};
      for (const [file, load] of Object.entries(files)) {
        const stories = await load();
        const { component } = stories.default;
        if (component === undefined) throw new Error(`${file} names no component`);
        const found = await problemsOf(component, statesOf(stories));
        if (found.length > 0) problems[file] = found;
      }
      await expect(Object.keys(files)).not.toEqual([]);
      await expect(problems).toEqual({});
    },
  };
}

// In parts, because one story may take 15 seconds. Left out are the card, which is drawn anew for each change, and
// notifications, which Radix announces in its own time.
export const AToE = everyChange(
  import.meta.glob<StoryFile>('../../packages/ui/src/components/[A-E]*/*.stories.tsx'),
);
export const FToI = everyChange(
  import.meta.glob<StoryFile>('../../packages/ui/src/components/[F-I]*/*.stories.tsx'),
);
export const Journal = everyChange(
  import.meta.glob<StoryFile>('../../packages/ui/src/components/JourneyDialog/*.stories.tsx'),
);
export const JToO = everyChange(
  import.meta.glob<StoryFile>([
    '../../packages/ui/src/components/[J-O]*/*.stories.tsx',
    '!**/{JourneyDialog,Keepsake,Notifications}/**',
  ]),
);
export const PToR = everyChange(
  import.meta.glob<StoryFile>('../../packages/ui/src/components/[P-R]*/*.stories.tsx'),
);
export const SToZ = everyChange(
  import.meta.glob<StoryFile>('../../packages/ui/src/components/[S-Z]*/*.stories.tsx'),
);
