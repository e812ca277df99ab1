import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
// oxlint-disable-next-line no-restricted-imports -- plays the change of era as the game does
import { withViewTransition } from '../../apps/game/src/services/view-transition';
import { InGround } from './InGround';
import { Sheet, foundation } from './Sheet';
import { tokensWhere, useReading } from './era-tokens';
import { type Effect, effects } from './motion/effects';

const meta = { ...foundation, title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const read = tokensWhere((name) => /^--(?:duration|ease)/.test(name));

/** One movement, with a button that plays it. Each press plays it again, or back. */
function EffectRow({ effect, valueOf }: { effect: Effect; valueOf: (name: string) => string }) {
  const [turn, setTurn] = useState(0);
  const { name, use, duration, easing, still, ground, travels, sample } = effect;
  const next = () => setTurn(turn + 1);
  return (
    <tr data-effect={name}>
      <th scope="row">
        <strong>{name}</strong>
        {use}
      </th>
      <td>
        <button
          aria-label={`Play ${name}`}
          className="sheet-button"
          onClick={() => (travels ? withViewTransition(next) : next())}
          type="button"
        >
          Play
        </button>
      </td>
      <td className="medieval-theme">
        <InGround ground={ground}>{sample(turn % 2 === 1, turn)}</InGround>
      </td>
      <td>{valueOf(duration)}</td>
      <td>{valueOf(easing)}</td>
      <td>{still}</td>
    </tr>
  );
}

function Effects() {
  const [sheet, tokens] = useReading(read);
  const valueOf = (name: string) => {
    const value = tokens.find((token) => token.name === name)?.value;
    return value === undefined ? name : `${name}: ${value}`;
  };
  return (
    <Sheet
      about="Everything that moves, the same in every era. Press Play to see it; press it again to see the way back. Set reduced motion in the toolbar to see what there is instead."
      title="Motion"
    >
      <div className="motion-scroller" ref={sheet}>
        <table className="sheet-tokens motion-table">
          <thead>
            <tr>
              {['Effect', 'Play', 'Sample', 'Duration', 'Easing', 'With reduced motion'].map(
                (words) => (
                  <th key={words} scope="col">
                    {words}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {effects.map((effect) => (
              <EffectRow effect={effect} key={effect.name} valueOf={valueOf} />
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}

const rowOf = (canvas: HTMLElement, name: string) =>
  canvas.querySelector(`[data-effect="${name}"] .guide-ground`) ?? canvas;

const play = (canvas: HTMLElement, name: string) =>
  userEvent.click(within(canvas).getByRole('button', { name: `Play ${name}` }));

/** Returns what moves in the sample of an effect. */
const running = (canvas: HTMLElement, name: string) =>
  rowOf(canvas, name)
    .getAnimations({ subtree: true })
    .filter(({ playState }) => playState === 'running');

/** A transition has one easing, and an animation one for each of its keyframes. */
function easingOf(effect: AnimationEffect | null | undefined): string {
  const whole = effect?.getTiming().easing ?? '';
  const [first] = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
  return whole === 'linear' ? (first?.easing ?? '') : whole;
}

const isDrawnOver = ({ pseudoElement }: KeyframeEffect) => pseudoElement !== null;

const milliseconds = (time: string) => parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000);

export const Motion: Story = {
  tags: ['visual', 'at-1366', 'whole'],
  render: () => <Effects />,
  play: async ({ canvasElement }) => {
    const era = getComputedStyle(canvasElement).getPropertyValue('--duration-era');
    await expect(milliseconds(era)).toBeLessThan(600);
  },
};

/** What a row says of a component's movement is what its stylesheet says. */
export const EachEffectPlays: Story = {
  ...Motion,
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    for (const { name, duration, easing } of effects) {
      const value = (words: string) =>
        words.startsWith('--')
          ? getComputedStyle(canvasElement).getPropertyValue(words).trim()
          : words;
      await play(canvasElement, name);
      await waitFor(() =>
        expect([name, running(canvasElement, name).length > 0]).toEqual([name, true]),
      );
      const stated = milliseconds(value(duration));
      const moving = running(canvasElement, name)
        .map((each) => each.effect as KeyframeEffect)
        // A light over a picture moves beside it, with an easing of the browser's.
        .toSorted((one, other) => Number(isDrawnOver(one)) - Number(isDrawnOver(other)));
      // The cards that settle stand above an impact that is stamped.
      const effect = moving.find((one) => one.getTiming().duration === stated) ?? moving[0];
      await expect([name, effect?.getTiming().duration]).toEqual([name, stated]);
      const plain = (words: string) => words.replaceAll(/\s|(?<=[(,\s])0(?=\.)/g, '');
      await expect([name, plain(easingOf(effect))]).toEqual([name, plain(value(easing))]);
    }
  },
};

export const MotionReduced: Story = {
  ...Motion,
  tags: ['test-only'],
  globals: { ...foundation.globals, motion: 'reduced' },
  play: async ({ canvasElement }) => {
    for (const { name } of effects) {
      await play(canvasElement, name);
      await expect([name, running(canvasElement, name)]).toEqual([name, []]);
    }
  },
};
