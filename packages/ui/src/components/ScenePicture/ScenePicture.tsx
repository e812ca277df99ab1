import { memo, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { EmptyPicture } from './EmptyPicture';
import { SceneImage } from './SceneImage';
import styles from './ScenePicture.module.css';

/** A picture: its address, and what helps the browser to show it soon and sharp. */
export interface PictureSource {
  /** The address of the picture at full size. */
  url: string;
  /** One sentence that describes the picture, for visitors who cannot see it. */
  description?: string | undefined;
  /** Other sizes, as an `srcset` attribute. */
  srcSet?: string | undefined;
  /** A tiny blurred version as a data URL, shown until the picture has loaded. */
  placeholder?: string | undefined;
  /** The height of the part that a crop must keep, from 0 (top) to 100 (bottom). Without it the theme decides. */
  focus?: number | undefined;
}

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
