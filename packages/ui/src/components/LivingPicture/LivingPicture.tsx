import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ignoreHeld } from '../Button/press-once';
import { IconButton } from '../IconButton/IconButton';
import { useCovered } from '../Notifications/use-covered';
import { canDraw } from './can-draw';
import { type PictureLife, hasLife } from './picture-life';
import { allowsMotion, motionOf } from './picture-motion';
import { type PlayedPicture, playPicture } from './play-picture';
import { useLife } from './use-life';
import { useOffScreen } from './use-off-screen';
import { useShownImage } from './use-shown-image';
import { useSurroundings } from './use-surroundings';
import styles from './LivingPicture.module.css';

/** Props of {@link LivingPicture}. */
export interface LivingPictureProps {
  /** The element in which the scene's picture is, or will be. */
  within: HTMLElement | null;
  /** Returns what moves in the picture with this address, or null if nothing does. The same function in each render. */
  lifeOf: (url: string) => Promise<PictureLife | null>;
  /** True if the visitor has stopped the motion of pictures. */
  stopped: boolean;
  /** Called with true when the visitor stops the motion, and with false when the visitor starts it again. */
  onStoppedChange: (stopped: boolean) => void;
  /**
   * False if a picture may move on a device that is too slow for it, as in a test.
   * @default true
   */
  measured?: boolean | undefined;
}

/**
 * Lets the picture of a scene move: its parts by their depth, its lights, smoke and water. It draws over the `<img>` of a
 * `ScenePicture`, which stays as it is, and adds a button that stops the motion. If motion is not wanted, not possible or too
 * slow, there is neither.
 */
export function LivingPicture({
  within,
  lifeOf,
  stopped,
  onStoppedChange,
  measured = true,
}: LivingPictureProps) {
  const image = useShownImage(within);
  const { element = null, url } = image ?? {};
  const offScreen = useOffScreen(element);
  const covered = useCovered();
  const surroundings = useSurroundings();
  const [able, setAble] = useState<boolean>();
  const [failed, setFailed] = useState<string>();
  const [focused, setFocused] = useState(false);
  const played = useRef<PlayedPicture>(null);

  const facts = {
    ...surroundings,
    canDraw: able,
    covered,
    loading: image?.loading ?? true,
    offScreen,
    stopped,
  };
  const allowed = allowsMotion(facts);
  const life = useLife(url, lifeOf, allowed && (stopped || able === true));
  const motion = motionOf({ ...facts, hasLife: life && hasLife(life) && url !== failed });
  const possible = motion !== 'none';
  const moving = motion === 'moving';

  useEffect(() => {
    if (!allowed || stopped || able !== undefined) return;
    // In a separate task, because the first context of a page takes a while.
    const timer = setTimeout(() => setAble(canDraw({ measured })));
    return () => clearTimeout(timer);
  }, [allowed, stopped, able, measured]);

  // With the commit that changes the image, so that no frame shows another picture over it.
  useLayoutEffect(() => {
    if (!possible || element === null || life === undefined) return;
    const picture = playPicture(element, {
      life,
      measured,
      onStill: (reason) => (reason === 'slow' ? setAble(false) : setFailed(url)),
    });
    played.current = picture;
    return () => picture.end();
  }, [possible, element, url, life, measured]);
  useLayoutEffect(() => {
    if (moving) played.current?.play();
    else played.current?.rest();
  }, [moving, element, life]);

  const frame = element?.parentElement;
  // A button that goes while it has the focus would take the focus to the page.
  if (!frame || !(possible || focused)) return null;
  return createPortal(
    <div className={styles.corner}>
      <IconButton
        icon={stopped ? 'play' : 'pause'}
        label={stopped ? 'Start motion' : 'Stop motion'}
        onBlur={() => setFocused(false)}
        onClick={() => onStoppedChange(!stopped)}
        onFocus={() => setFocused(true)}
        onKeyDown={ignoreHeld}
      />
    </div>,
    frame,
  );
}
