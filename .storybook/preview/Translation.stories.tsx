import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import {
  type ComponentType,
  Fragment,
  type ReactElement,
  createElement,
  isValidElement,
  useDeferredValue,
  useEffect,
} from 'react';
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

/** Calls `onRendered` once React has rendered what it deferred, such as the next picture of a scene. */
function Deferred({ onRendered }: { onRendered: () => void }) {
  const rendered = useDeferredValue(onRendered);
  useEffect(() => rendered(), [rendered]);
  return null;
}

/** Renders a component with one set of props after the other in the same place. */
class Place {
  /** What the component has thrown. */
  readonly errors: unknown[] = [];
  readonly #others = new Set(document.body.children);
  readonly #host = document.body.appendChild(document.createElement('div'));
  #onRendered = () => {};
  readonly #root = createRoot(this.#host, {
    onUncaughtError: (error) => {
      this.errors.push(error);
      this.#onRendered();
    },
  });

  /** Renders the component; the promise is kept when React has rendered all of it. */
  async render(component: ComponentType, props: Props): Promise<void> {
    const rendered = new Promise<void>((resolve) => (this.#onRendered = resolve));
    const all = [
      createElement(component, { ...props, key: 'component' }),
      createElement(Deferred, { key: 'deferred', onRendered: this.#onRendered }),
    ];
    flushSync(() => this.#root.render(createElement(Fragment, null, ...all)));
    await rendered;
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
  const cells = cellsOf(own.component, stories['States']?.render, shared);
  return [...states, ...cells, ...variationsOf({ ...states[0]?.props, ...shared })];
}

/** Returns the props of the component in the cells of its sheet, each once. */
function cellsOf(component: unknown, render: unknown, shared: Props = {}): Variation[] {
  if (typeof render !== 'function') return [];
  const sheet: unknown = Reflect.apply(render, null, [shared, { globals: {} }]);
  const cells = [...elementsIn(sheet)].flatMap(({ type, props }) =>
    // A story's own frame around the component passes on its props.
    type === component ||
    (typeof type === 'function' && Object.keys(shared).every((name) => name in props))
      ? [props]
      : [],
  );
  return [...new Map(cells.map((props) => [JSON.stringify(props), props])).values()].map(
    (props, place) => ({
      path: `cell ${place + 1}`,
      props,
    }),
  );
}

/** Yields an element and all elements in it. */
function* elementsIn(node: unknown): Generator<ReactElement<Props>> {
  if (Array.isArray(node)) for (const each of node) yield* elementsIn(each);
  if (!isValidElement<Props>(node)) return;
  yield node;
  yield* elementsIn(node.props['children']);
}

/** What a component shows in one state, or null if it cannot be rendered in it. */
type Shown = string | null;

/** Renders a component in one state after the other, and returns what it shows in each. */
async function play(component: ComponentType, states: readonly Variation[]): Promise<Shown[]> {
  const shown: Shown[] = [];
  let place = new Place();
  for (const { props } of states) {
    await place.render(component, props);
    // Before the next change the component adds its late elements, and the browser translates.
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

// In parts, because one story may take 15 seconds. Two components are left out: the card, which is redrawn after each
// change, and notifications, which Radix announces after a delay.
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
