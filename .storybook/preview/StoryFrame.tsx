import { type CSSProperties, useRef, useState } from 'react';
import { STORY_FRAME } from './shared-focus';
import { type Args, STILL } from './story-window';
import { useFrameArgs } from './use-frame-args';
import { useFrameStyle } from './use-frame-style';
import { useTurn } from './use-turn';

/** A window's size in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Props of {@link StoryFrame}. */
export interface StoryFrameProps {
  /** The story's id. */
  storyId: string;
  /** The frame's accessible name. */
  name: string;
  /** The toolbar's switches, as `name:value` pairs separated by semicolons. */
  globals: string;
  /** The args that Controls or a link have changed. */
  edited: Args;
  /** The story's own args. */
  initialArgs: Args;
  /** The size of the story's window, scaled down if there is no room. Without it the frame is as high as the story. */
  size?: Size | undefined;
  /** Frames of different lanes load beside each other, although only one of them has the focus. */
  lane?: string;
  /** True if the story is shown as it is rendered: it does not play, and never takes the focus. */
  still?: boolean;
  /** True if the rest of the window below a story that is lower is cut off. */
  cut?: boolean;
  /** A stylesheet that the story's page has too. */
  css?: string;
}

const least = 160;
const most = 720;

/** Shows a story in a separate page, so that dialogs and tooltips stay inside it and have its theme. */
export function StoryFrame(props: StoryFrameProps) {
  const {
    storyId,
    name,
    globals,
    edited,
    initialArgs,
    size,
    lane,
    still = false,
    cut = false,
    css = '',
  } = props;
  const [height, setHeight] = useState(size?.height ?? least);
  const page = useRef<HTMLIFrameElement>(null);
  const mayLoad = useTurn(page, lane);
  useFrameArgs(page, mayLoad, storyId, edited, initialArgs);
  useFrameStyle(page, css);
  const fit = () => {
    const root = page.current?.contentDocument?.querySelector('#storybook-root');
    if (!root || (size && !cut)) return;
    new ResizeObserver(() =>
      setHeight(Math.min(size?.height ?? most, Math.max(least, root.scrollHeight + 32))),
    ).observe(root);
  };
  const frame = (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, whose scripts run and whose height is read
    <iframe
      name={STORY_FRAME}
      onLoad={fit}
      ref={page}
      src={mayLoad ? pageAddress(storyId, globals, still) : undefined}
      style={{ border: 0, height: '100%', width: '100%' }}
      title={name}
    />
  );
  if (!size) return <div style={{ height }}>{frame}</div>;
  const room: CSSProperties = {
    aspectRatio: `${size.width} / ${cut ? height : size.height}`,
    containerType: 'inline-size',
    maxWidth: size.width,
    overflow: 'hidden',
  };
  const window: CSSProperties = {
    height: size.height,
    scale: `min(1, calc(100cqw / ${size.width}px))`,
    transformOrigin: '0 0',
    width: size.width,
  };
  return (
    <div dir="ltr" style={room}>
      <div style={window}>{frame}</div>
    </div>
  );
}

function pageAddress(storyId: string, globals: string, still: boolean): string {
  const query = new URLSearchParams({
    id: storyId,
    viewMode: 'story',
    // The page around the frame reports on accessibility; in each frame the check would only take its time.
    globals: `${globals};a11y.manual:!true`,
    ...(still && { [STILL]: '' }),
  });
  return `${location.pathname}?${query}`;
}
