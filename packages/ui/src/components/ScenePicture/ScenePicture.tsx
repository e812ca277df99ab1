import { clsx } from 'clsx';
import { useDeferredValue, useId, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { EmptyPicture } from './EmptyPicture';
import type { PictureSource } from './picture-source';
import { SceneImage } from './SceneImage';
import answering from './AnsweringPicture.module.css';
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
export function ScenePicture({ picture: next, title, onLoad, onError }: ScenePictureProps) {
  // The frame that answers a press has the words. The picture follows in the next one.
  const shown = useDeferredValue(next);
  const picture = shown?.series === next?.series ? shown : next;
  // What has answered keeps its layers until another series comes, so that an undo moves back as slowly.
  const series = picture?.series ?? '';
  const [answered, setAnswered] = useState<string | null>(null);
  const answers = picture?.answers === true || answered === series;
  const now = answers ? series : null;
  if (now !== answered) setAnswered(now);
  const descriptionId = useId();
  const description = picture?.description;
  return (
    <div
      className={clsx(styles.frame, picture && answers && answering.light)}
      data-empty={picture === null || undefined}
      data-light={picture?.light}
    >
      {picture === null ? (
        <EmptyPicture />
      ) : (
        <SceneImage
          alt={`Scene from ${title}`}
          answers={answers}
          key={picture.series}
          describedBy={description && descriptionId}
          onError={onError}
          onLoad={onLoad}
          picture={picture}
        />
      )}
      {description && <VisuallyHidden id={descriptionId}>{description}</VisuallyHidden>}
    </div>
  );
}
