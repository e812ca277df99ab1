import { type CSSProperties, Component, createRef } from 'react';
import type { PictureSource } from './ScenePicture';
import styles from './ScenePicture.module.css';

/** Props of {@link SceneImage}. */
export interface SceneImageProps {
  /** The picture to show. */
  picture: PictureSource;
  /** Text alternative. */
  alt: string;
  /** The id of the element that describes the picture. */
  describedBy?: string | undefined;
  /** Called with the picture's address when it is there. */
  onLoad?: ((url: string) => void) | undefined;
  /** Called with the picture's address when it cannot be shown. */
  onError?: ((url: string) => void) | undefined;
}

// Slightly more than the width of a phone: with two pixels for each of CSS, 640 would be too few.
const sizes = '(width >= 56.25em) 62vw, 104vw';
const size = { width: 1536, height: 1024 };

interface SceneImageState {
  /** The last stand-in: a picture without one may take the place of one that is not there yet. */
  placeholder: string | undefined;
}

/**
 * The `<img>` of a scene. It takes a new address at once; until that can be painted, a copy of the picture
 * before it stands in its place. A class, since only a class is called before React changes the document.
 */
export class SceneImage extends Component<SceneImageProps, SceneImageState> {
  override state: SceneImageState = { placeholder: undefined };
  private readonly image = createRef<HTMLImageElement>();
  private copy: HTMLCanvasElement | null = null;

  static getDerivedStateFromProps({ picture }: SceneImageProps) {
    const placeholder = standIn(picture);
    return placeholder === undefined ? null : { placeholder };
  }

  override componentDidMount() {
    const { picture, onLoad, onError } = this.props;
    const image = this.image.current;
    // A prerendered picture may have come, or failed, before React could hear of it.
    if (image?.complete) (image.naturalWidth > 0 ? onLoad : onError)?.(picture.url);
  }

  override getSnapshotBeforeUpdate({ picture }: SceneImageProps) {
    const image = this.image.current;
    if (image && picture.url !== this.props.picture.url) this.copy ??= copyOf(image);
    return null;
  }

  override componentDidUpdate({ picture }: SceneImageProps) {
    const image = this.image.current;
    const { url } = this.props.picture;
    if (!image || !this.copy || picture.url === url) return;
    image.after(this.copy);
    const uncover = () => {
      if (this.props.picture.url === url) this.dropCopy();
    };
    image.decode().then(uncover, () => {
      // One that failed is about to be replaced; one that came, yet not whole, is all there is.
      if (image.complete && image.naturalWidth > 0) uncover();
    });
  }

  override componentWillUnmount() {
    this.dropCopy();
  }

  private dropCopy() {
    this.copy?.remove();
    this.copy = null;
  }

  override render() {
    const { picture, alt, describedBy, onLoad, onError } = this.props;
    return (
      <img
        alt={alt}
        aria-describedby={describedBy}
        className={styles.image}
        fetchPriority="high"
        height={size.height}
        onError={() => onError?.(picture.url)}
        onLoad={() => onLoad?.(picture.url)}
        ref={this.image}
        sizes={sizes}
        src={picture.url}
        srcSet={picture.srcSet}
        style={drawing(this.state.placeholder, picture.focus)}
        width={size.width}
      />
    );
  }
}

/**
 * Draws what an image shows, in the very pixels that it covers, so that nobody sees the copy take its place;
 * null where it shows nothing yet.
 */
function copyOf(image: HTMLImageElement): HTMLCanvasElement | null {
  const { naturalWidth, naturalHeight } = image;
  if (!image.complete || naturalWidth === 0) return null;
  // With a `srcset` the natural size is rounded; the versions of a picture are all of one shape.
  const ratio = image.srcset === '' ? naturalWidth / naturalHeight : size.width / size.height;
  const frame = image.getBoundingClientRect();
  const width = Math.max(frame.width, frame.height * ratio);
  const height = width / ratio;
  const [across = 50, down = 50] = getComputedStyle(image)
    .objectPosition.split(' ')
    .map(parseFloat);
  const left = ((frame.width - width) * across) / 100;
  const top = ((frame.height - height) * down) / 100;
  const copy = document.createElement('canvas');
  copy.width = pixels(frame.left + left, width);
  copy.height = pixels(frame.top + top, height);
  copy.className = styles.copy ?? '';
  copy.setAttribute('aria-hidden', 'true');
  const px = { left, top, width, height };
  for (const [name, value] of Object.entries(px)) copy.style.setProperty(name, `${value}px`);
  copy.getContext('2d')?.drawImage(image, 0, 0, copy.width, copy.height);
  return copy;
}

/** How many pixels of the screen a stretch covers. */
function pixels(start: number, length: number): number {
  const edge = (place: number) => Math.round(place * devicePixelRatio);
  return edge(start + length) - edge(start);
}

/** The stand-in with the place where its own story lies, which a picture that takes it over may not share. */
function standIn({ placeholder, focus }: PictureSource): string | undefined {
  return placeholder && `url("${placeholder}") ${positionOf(focus) ?? 'var(--picture-position)'}`;
}

function drawing(placeholder: string | undefined, focus: number | undefined): CSSProperties {
  return { '--placeholder': placeholder, '--focus': positionOf(focus) } as CSSProperties;
}

function positionOf(focus: number | undefined): string | undefined {
  return focus === undefined ? undefined : `50% ${focus}%`;
}
