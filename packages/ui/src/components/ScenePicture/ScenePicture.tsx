import { memo, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { EmptyPicture } from './EmptyPicture';
import type { PictureSource } from './picture-source';
import { SceneImage } from './SceneImage';
import styles from './ScenePicture.module.css';

/** Props of {@link ScenePicture}. */
export interface ScenePictureProps {
  /** The picture, or null for the empty frame. */
  picture: PictureSource | null;
  /** The scenario's title. The alternative text is "Scene from {title}". */
  title: string;
  /** Called with the picture's address when it has loaded. */
  onLoad?: ((url: string) => void) | undefined;
  /** Called with the picture's address when it cannot be shown. */
  onError?: ((url: string) => void) | undefined;
}

/** The scene's picture in the era's frame. Without a picture the frame says so. */
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
        <EmptyPicture />
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
