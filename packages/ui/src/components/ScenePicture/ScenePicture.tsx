import { memo, useId } from 'react';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { SceneImage } from './SceneImage';
import styles from './ScenePicture.module.css';

/** A picture's address with what a browser needs to show it early and sharp. */
export interface PictureSource {
  /** Address of the picture at its full size. */
  url: string;
  /** One sentence on what it shows, for those who do not see it. */
  description?: string | undefined;
  /** Smaller and larger versions, as an `srcset`. */
  srcSet?: string | undefined;
  /** A tiny blurred version as a data address, shown until the first picture is there. */
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
  /** Called with the picture's address when it is there. */
  onLoad?: ((url: string) => void) | undefined;
  /** Called with the picture's address when it cannot be shown. */
  onError?: ((url: string) => void) | undefined;
}

/** The scene's illustration in the era's frame; never a broken-image icon (SPEC §8). */
export const ScenePicture = memo(function ScenePicture({
  picture,
  title,
  onLoad,
  onError,
}: ScenePictureProps) {
  const descriptionId = useId();
  const description = picture?.description;
  return (
    <div className={styles.frame} data-empty={picture === null || undefined}>
      {picture === null ? (
        <p className={styles.empty}>
          <Icon name="hourglass" />
          No picture of this scene
        </p>
      ) : (
        <SceneImage
          alt={`Scene from ${title}`}
          describedBy={description && descriptionId}
          onError={onError}
          onLoad={onLoad}
          picture={picture}
        />
      )}
      {description && <VisuallyHidden id={descriptionId}>{description}</VisuallyHidden>}
    </div>
  );
});
