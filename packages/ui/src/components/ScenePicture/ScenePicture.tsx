import { type CSSProperties, useCallback } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './ScenePicture.module.css';

/** A picture's address with what a browser needs to show it early and sharp. */
export interface PictureSource {
  /** Address of the picture at its full size. */
  url: string;
  /** Smaller and larger versions, as an `srcset`. */
  srcSet?: string | undefined;
  /** A tiny blurred version as a data address, shown until the picture is there. */
  placeholder?: string | undefined;
  /** How far down its story lies, 0 (top) to 100 (bottom): what a crop keeps; else the theme decides. */
  focus?: number | undefined;
}

/** Props of {@link ScenePicture}. */
export interface ScenePictureProps {
  /** The picture, or null for the themed empty frame. */
  picture: PictureSource | null;
  /** The scenario's title, which names the picture "Scene from {title}" (SPEC §2). */
  title: string;
  /** Called with the picture's address when it cannot be shown. */
  onError?: (url: string) => void;
}

const sizes = '(width >= 56.25em) 62vw, 100vw';

/** The scene's illustration in the era's frame; never a broken-image icon (SPEC §8). */
export function ScenePicture({ picture, title, onError }: ScenePictureProps) {
  const url = picture?.url;
  // A prerendered picture may have failed before React could hear of it.
  const checkEarlyFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && url !== undefined) onError?.(url);
    },
    [url, onError],
  );
  return (
    <div className={styles.frame} data-empty={picture === null || undefined}>
      {picture === null ? (
        <p className={styles.empty}>
          <Icon name="hourglass" />
          No picture of this scene
        </p>
      ) : (
        <img
          alt={`Scene from ${title}`}
          className={styles.image}
          fetchPriority="high"
          height={1024}
          key={picture.url}
          onError={() => onError?.(picture.url)}
          ref={checkEarlyFailure}
          sizes={sizes}
          src={picture.url}
          srcSet={picture.srcSet}
          style={drawing(picture)}
          width={1536}
        />
      )}
    </div>
  );
}

function drawing({ placeholder, focus }: PictureSource): CSSProperties {
  return {
    ...(placeholder !== undefined && { '--placeholder': `url("${placeholder}")` }),
    ...(focus !== undefined && { '--focus': `50% ${focus}%` }),
  } as CSSProperties;
}
