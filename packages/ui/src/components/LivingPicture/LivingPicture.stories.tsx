import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { designOf } from '../../fixtures/design';
import { drawnLife, drawnPicture } from '../../fixtures/living';
import { State, StateSheet } from '../../fixtures/StateSheet';
import type { PictureSource } from '../ScenePicture/picture-source';
import { ScenePicture } from '../ScenePicture/ScenePicture';
import { createLivingCanvas } from './living-canvas';
import { LivingPicture } from './LivingPicture';
import type { PictureLife } from './picture-life';

const [day, night] = [drawnPicture(), drawnPicture('#1b2340')];
const one = [day];
const life = drawnLife();
const lifeOf = async (url: string) => (url === day.url ? life : null);

/** Props of {@link Living}. */
interface LivingProps {
  /** The pictures of the scene, one after the other. */
  pictures?: readonly PictureSource[];
  /** True if the visitor has stopped the motion before. */
  stopped: boolean;
  /** False if the picture may be slow, as in most stories: the browser of the tests draws without a graphics processor. */
  measured?: boolean;
  lifeOf: (url: string) => Promise<PictureLife | null>;
  onStoppedChange?: (stopped: boolean) => void;
}

/** A scene's picture that moves. */
function Living({ pictures = one, onStoppedChange, ...props }: LivingProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [stopped, setStopped] = useState(props.stopped);
  const [turn, setTurn] = useState(0);
  return (
    <div>
      <div ref={setPlace} style={{ aspectRatio: '3 / 2' }}>
        <ScenePicture picture={pictures[turn] ?? null} title="The Ferry That Waits" />
        <LivingPicture
          {...props}
          onStoppedChange={(next) => {
            setStopped(next);
            onStoppedChange?.(next);
          }}
          stopped={stopped}
          within={place}
        />
      </div>
      {pictures.length > 1 && (
        <button
          onClick={() => setTurn(turn + 1)}
          style={{ background: '#fff', border: '1px solid', color: '#000', padding: '0.75rem' }}
        >
          Next picture
        </button>
      )}
    </div>
  );
}

const meta = {
  title: 'Components/Story/LivingPicture',
  component: LivingPicture,
  parameters: {
    design: designOf('Story/LivingPicture', 'components-story-livingpicture--states', true),
  },
  args: {
    lifeOf,
    measured: false,
    onStoppedChange: fn(),
    stopped: false,
    within: null,
  },
  argTypes: { within: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ margin: '1rem', maxWidth: '40rem' }}>
        <Story />
      </div>
    ),
  ],
  render: ({ lifeOf: of, measured, onStoppedChange, stopped }) => (
    <Living
      key={String(stopped)}
      lifeOf={of}
      measured={measured ?? true}
      onStoppedChange={onStoppedChange}
      stopped={stopped}
    />
  ),
} satisfies Meta<typeof LivingPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

const canvases = (place: HTMLElement) => place.querySelectorAll('canvas');
const moves = (place: HTMLElement) =>
  waitFor(() => expect(canvases(place)).toHaveLength(1), { timeout: 20_000 });
const isStill = (place: HTMLElement) => waitFor(() => expect(canvases(place)).toHaveLength(0));
const switchIn = (place: HTMLElement, name: string) =>
  within(place).findByRole('button', { name }, { timeout: 20_000 });
const noSwitchIn = (place: HTMLElement) =>
  expect(within(place).queryByRole('button', { name: /motion/ })).toBeNull();
/** Waits until a picture that can move would. */
const later = () => new Promise((end) => setTimeout(end, 600));

/** The picture with its switch as controls. */
export const Playground: Story = { parameters: { controls: { include: ['stopped', 'measured'] } } };

/** Answers that motion is wanted, although the browser that photographs stories prefers less. */
function wantMotion() {
  const { matchMedia } = window;
  window.matchMedia = (query) =>
    matchMedia.call(window, query.includes('prefers-reduced-motion') ? 'not all' : query);
  return () => {
    window.matchMedia = matchMedia;
  };
}

/** Still. A picture that moves has the other sign on its button, and nothing else that a photograph shows. */
export const States: Story = {
  tags: ['visual-eras'],
  beforeEach: wantMotion,
  parameters: { controls: { disable: true }, frame: 'none' },
  render: ({ lifeOf: of }) => (
    <StateSheet width="18rem">
      <State name="Stopped">
        <Living lifeOf={of} stopped />
      </State>
      <State force={['hover']} name="Hovered">
        <Living lifeOf={of} stopped />
      </State>
      <State force={['focus-visible']} name="Focused">
        <Living lifeOf={of} stopped />
      </State>
      <State name="Nothing moves in it">
        <Living lifeOf={of} pictures={[night]} stopped />
      </State>
      <State dir="rtl" name="Right to left">
        <Living lifeOf={of} stopped />
      </State>
    </StateSheet>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getAllByRole('button', { name: 'Start motion' })).toHaveLength(
        4,
      ),
    );
    await expect(canvases(canvasElement)).toHaveLength(0);
  },
};

/** The image stays in its place, with its name, below a canvas that assistive technology does not see. */
export const Moving: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    await moves(canvasElement);
    const [canvas] = canvases(canvasElement);
    const image = within(canvasElement).getByRole('img', {
      name: 'Scene from The Ferry That Waits',
    });
    await expect(canvas).toHaveAttribute('aria-hidden', 'true');
    await expect(image).toBeVisible();
    const [over, under] = [canvas, image].map((each) => each?.getBoundingClientRect());
    await expect(over).toEqual(under);
    await switchIn(canvasElement, 'Stop motion');
  },
};

/** With the button motion stops and starts again, and the focus stays on it. */
export const StoppedAndStarted: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement, step }) => {
    await moves(canvasElement);
    const button = await switchIn(canvasElement, 'Stop motion');
    await step('The switch is large enough for a finger', async () => {
      const { height, width } = button.getBoundingClientRect();
      await expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
    });
    await step('A press stops the picture, and the switch keeps the focus', async () => {
      await userEvent.click(button);
      await expect(args.onStoppedChange).toHaveBeenLastCalledWith(true);
      await isStill(canvasElement);
      await expect(button).toHaveAccessibleName('Start motion');
      await expect(button).toHaveFocus();
    });
    await step('Enter starts it again', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onStoppedChange).toHaveBeenLastCalledWith(false);
      await moves(canvasElement);
      await expect(button).toHaveFocus();
    });
  },
};

/** Until the visitor starts it, nothing moves and nothing but the list is loaded. */
export const Stopped: Story = {
  tags: ['test-only'],
  args: { stopped: true },
  play: async ({ canvasElement }) => {
    const button = await switchIn(canvasElement, 'Start motion');
    await later();
    await expect(canvases(canvasElement)).toHaveLength(0);
    await userEvent.click(button);
    await moves(canvasElement);
  },
};

/** The system's setting counts more than the button: there is nothing to start. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await later();
    await expect(canvases(canvasElement)).toHaveLength(0);
    await noSwitchIn(canvasElement);
  },
};

/** Without WebGL there is the image, and no button. */
export const NoWebGL: Story = {
  beforeEach: () => {
    const real = HTMLCanvasElement.prototype.getContext;
    const spy = spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
      this: HTMLCanvasElement,
      ...[kind, options]
    ) {
      return kind === 'webgl' ? null : (real.call(this, kind, options) as null);
    });
    return () => spy.mockRestore();
  },
  play: async ({ canvasElement }) => {
    await later();
    await expect(canvases(canvasElement)).toHaveLength(0);
    await noSwitchIn(canvasElement);
  },
};

/** A browser that draws with the processor would make the page slow: the picture stays still. */
export const NoGraphicsProcessor: Story = {
  tags: ['test-only'],
  args: { measured: true },
  beforeEach: () => named('Google SwiftShader'),
  play: NoWebGL.play!,
};

/** Lets the graphics processor have a name, for the length of a story. */
function named(name: string) {
  const real = WebGLRenderingContext.prototype.getParameter;
  const spy = spyOn(WebGLRenderingContext.prototype, 'getParameter').mockImplementation(function (
    this: WebGLRenderingContext,
    parameter,
  ) {
    return parameter === this.RENDERER ? name : real.call(this, parameter);
  });
  return () => spy.mockRestore();
}

/** Frames that come late end the motion for the rest of the visit. */
export const TooSlow: Story = {
  tags: ['test-only'],
  args: { measured: true },
  // Seventy frames of a large picture would take a processor long to draw.
  decorators: [
    (Story) => (
      <div style={{ width: '8rem' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    const restoreName = named('A graphics processor');
    const real = window.requestAnimationFrame.bind(window);
    let at = 0;
    const spy = spyOn(window, 'requestAnimationFrame').mockImplementation((run) =>
      real(() => run((at += 40))),
    );
    return () => {
      spy.mockRestore();
      restoreName();
    };
  },
  play: async ({ canvasElement }) => {
    await moves(canvasElement);
    await waitFor(() => expect(canvases(canvasElement)).toHaveLength(0), { timeout: 40_000 });
    await noSwitchIn(canvasElement);
    await later();
    await expect(canvases(canvasElement)).toHaveLength(0);
  },
};

/** A browser may take the graphics away: the canvas goes, and the image is there. */
export const LostContext: Story = {
  play: async ({ canvasElement }) => {
    await moves(canvasElement);
    canvases(canvasElement)[0]
      ?.getContext('webgl')
      ?.getExtension('WEBGL_lose_context')
      ?.loseContext();
    await isStill(canvasElement);
    await waitFor(() => noSwitchIn(canvasElement));
    await expect(within(canvasElement).getByRole('img')).toBeVisible();
  },
};

/** Below a dialog nothing moves. It moves again when the dialog has closed. */
export const Covered: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    await moves(canvasElement);
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-label', 'A dialog');
    document.body.append(dialog);
    try {
      await isStill(canvasElement);
    } finally {
      dialog.remove();
    }
    await moves(canvasElement);
  },
};

/** Scrolled out of the window it does not move. */
export const OffScreen: Story = {
  tags: ['test-only'],
  decorators: [
    (Story) => (
      <div style={{ paddingBlockEnd: '200vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await moves(canvasElement);
    document.documentElement.scrollTop = 4000;
    await isStill(canvasElement);
    document.documentElement.scrollTop = 0;
    await moves(canvasElement);
  },
};

/** In a hidden tab nothing is drawn. */
export const Hidden: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    await moves(canvasElement);
    const spy = spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    try {
      await isStill(canvasElement);
    } finally {
      spy.mockRestore();
      document.dispatchEvent(new Event('visibilitychange'));
    }
    await moves(canvasElement);
  },
};

/** A flame that grows darker is as yellow as before: without its orange it would be green. */
export const DimmedFlame: Story = {
  tags: ['test-only'],
  render: () => <></>,
  play: async ({ step }) => {
    const flame = { kind: 'flame', x: 0.5, y: 0.5, radius: 0.5, color: 'ff8e3f' } as const;
    const canvas = createLivingCanvas({ ...life, reach: 0, lights: [flame], drifts: [] });
    const gl = canvas?.element.getContext('webgl');
    if (!canvas || !gl) throw new Error('There is no WebGL');
    const plain = (color: readonly number[]) =>
      createImageBitmap(new ImageData(new Uint8ClampedArray([...color, 255]), 1, 1));
    const pixels: number[][] = [];
    await step('A flame flickers on yellow for 25 seconds', async () => {
      await waitFor(() => expect(canvas.isReady()).toBe(true));
      canvas.load(await plain([255, 240, 150]), await plain([0, 0, 0]));
      for (let moment = 0; moment < 100; moment += 1) {
        canvas.draw({ eye: [0, 0], seconds: moment / 4, strength: 1 });
        const pixel = new Uint8Array(4);
        gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
        pixels.push([...pixel]);
      }
      canvas.release();
    });
    await step('It has grown darker, and is never greener than red', async () => {
      await expect(Math.min(...pixels.map(([red = 0]) => red))).toBeLessThan(225);
      for (const [red = 0, green = 0, blue = 0] of pixels) {
        await expect(red).toBeGreaterThanOrEqual(green);
        await expect(green).toBeGreaterThan(blue);
      }
    });
  },
};

/** The canvas never shows a picture over another one: with the next picture, which does not move, it goes. */
export const NextPicture: Story = {
  tags: ['test-only'],
  render: ({ lifeOf: of, stopped }) => (
    <Living lifeOf={of} measured={false} pictures={[day, night]} stopped={stopped} />
  ),
  play: async ({ canvasElement }) => {
    await moves(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Next picture' }));
    await waitFor(() =>
      expect(within(canvasElement).getByRole('img')).toHaveAttribute('src', night.url),
    );
    await isStill(canvasElement);
    await noSwitchIn(canvasElement);
  },
};
