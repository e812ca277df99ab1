import { useEffect, useRef, useState } from 'react';
import { EraScreen } from './EraScreen';
import type { Shown } from './shown-state';

/** The message of a frame that can show an era. */
const READY = 'workshop-ready';

/** Props of {@link ScreenFrame}. */
export interface ScreenFrameProps {
  /** The era, and the state in which it is seen. */
  shown: Shown;
  /** The address of the page that shows it: that of {@link FramedScreen}. */
  address: string;
}

/** Shows the game's screen in a page of its own, so that its look, its dialogs and its sizes are those of the game. */
export function ScreenFrame({ shown, address }: ScreenFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const send = () => frame.current?.contentWindow?.postMessage(shown, location.origin);
    const onMessage = ({ data, source }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data === READY) send();
    };
    send();
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [shown]);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page; what is written in an era is shown as words
    <iframe className="workshop-frame" ref={frame} src={address} title="Game screen" />
  );
}

/** The page in the frame. Shows what the page around it sends. */
export function FramedScreen() {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const onMessage = ({ data, origin, source }: MessageEvent) => {
      if (origin === location.origin && source === parent && isShown(data)) setShown(data);
    };
    addEventListener('message', onMessage);
    if (parent !== window) parent.postMessage(READY, location.origin);
    return () => removeEventListener('message', onMessage);
  }, []);
  return shown ? <EraScreen shown={shown} /> : <p>The workshop shows its screen here.</p>;
}

function isShown(data: unknown): data is Shown {
  return typeof data === 'object' && data !== null && 'era' in data && 'place' in data;
}
