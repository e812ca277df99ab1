import { clsx } from 'clsx';
import { type CSSProperties, Component, createRef } from 'react';
import { isStill } from '../Panel/is-still';
import { sizes } from './picture-sizes';
import type { PictureSource } from './picture-source';
import former from './FormerPicture.module.css';
import answering from './AnsweringPicture.module.css';
import styles from './ScenePicture.module.css';

/** Props of {@link SceneImage}. */
export interface SceneImageProps {
  /** The picture to show. */
  picture: PictureSource;
  /** The alternative text. */
  alt: string;
  /** True if the picture moves slowly to its place. */
  answers: boolean;
  /** The id of the element that describes the picture. */
  describedBy?: string | undefined;
  /** Called with the picture's address when it has loaded. */
  onLoad?: ((url: string) => void) | undefined;
  /** Called with the picture's address when it cannot be shown. */
  onError?: ((url: string) => void) | undefined;
}

const size = { width: 1536, height: 1024 };

/** How long a former picture may cover one that is loading, in milliseconds: longer than a slow phone takes. */
const COVER_MS = 15_000;

/** How long a former picture takes to give way to the next one, in milliseconds. */
const WIPE_MS = 360;

// A soft edge that passes over the picture: in a dissolve two faces would be seen through each other.
const mask = 'linear-gradient(100deg, #0000 45%, #000 55%)';
const wipe = [
  { maskImage: mask, maskPosition: '100% 0', maskSize: '300% 100%' },
  { maskImage: mask, maskPosition: '0 0', maskSize: '300% 100%' },
];

/** How much longer a picture may take before it counts as failed, in milliseconds. */
const STALL_MS = 15_000;

interface SceneImageState {
  /** The last placeholder, kept in case the next picture has none and replaces one that has not loaded. */
  placeholder: string | undefined;
}

/**
 * The `<img>` of a scene. It has the new address at once; until the new picture is decoded, a copy of the former
 * one covers it. Only a class component can copy the picture before React changes the document.
 */
export class SceneImage extends Component<SceneImageProps, SceneImageState> {
  override state: SceneImageState = { placeholder: undefined };
  private readonly image = createRef<HTMLImageElement>();
  private copy: HTMLCanvasElement | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromProps({ picture }: SceneImageProps) {
    const placeholder = standIn(picture);
    return placeholder === undefined ? null : { placeholder };
  }

  override componentDidMount() {
    const { picture, onLoad, onError } = this.props;
    const image = this.image.current;
    // A prerendered picture may have loaded or failed before React added its handlers.
    if (image?.complete) (image.naturalWidth > 0 ? onLoad : onError)?.(picture.url);
    this.watchForStall();
  }

  override getSnapshotBeforeUpdate({ picture }: SceneImageProps) {
    const image = this.image.current;
    if (image && picture.url !== this.props.picture.url) this.copy ??= copyOf(image);
    return null;
  }

  override componentDidUpdate({ picture }: SceneImageProps) {
    const image = this.image.current;
    const { url } = this.props.picture;
    if (picture.url === url) {
      // Another picture with an address that has failed already: the browser does not report it again.
      if (picture !== this.props.picture && image?.complete && image.naturalWidth === 0)
        this.props.onError?.(url);
      return;
    }
    this.watchForStall();
    if (!image || !this.copy) return;
    image.after(this.copy);
    image.dataset['covered'] = '';
    const uncover = () => {
      if (this.props.picture.url === url) this.wipeCopy();
    };
    image.decode().then(uncover, () => {
      // A picture that failed is about to be replaced. One that loaded in part is all there is.
      if (image.complete && image.naturalWidth > 0) uncover();
    });
  }

  override componentWillUnmount() {
    clearTimeout(this.timer);
    this.dropCopy();
  }

  /** Shows the placeholder of a picture that has not arrived after a while, and reports the picture as failed in the end. */
  private watchForStall() {
    clearTimeout(this.timer);
    this.setLate(false);
    this.timer = setTimeout(() => {
      if (this.image.current?.complete) return;
      if (this.copy) this.setLate(true);
      this.dropCopy();
      this.timer = setTimeout(() => {
        const { picture, onError } = this.props;
        if (!this.image.current?.complete) onError?.(picture.url);
      }, STALL_MS);
    }, COVER_MS);
  }

  /** Browsers paint the former picture until the new one has loaded. While `data-late` is set, the placeholder is visible. */
  private setLate(late: boolean) {
    this.image.current?.toggleAttribute('data-late', late);
  }

  /** Two pictures may follow each other within the fade of an era: a hard cut between them would flash. */
  private wipeCopy() {
    const { copy } = this;
    this.copy = null;
    this.uncover();
    if (!copy) return;
    const duration = isStill() ? 0 : WIPE_MS;
    // It stays invisible until it is removed.
    copy.animate(wipe, { duration, easing: 'ease-in-out', fill: 'forwards' }).onfinish = () =>
      copy.remove();
  }

  private dropCopy() {
    this.copy?.remove();
    this.copy = null;
    this.uncover();
  }

  /** Lets the picture move: below a copy nobody would see it. */
  private uncover() {
    this.image.current?.removeAttribute('data-covered');
  }

  override render() {
    const { picture, alt, answers, describedBy, onLoad, onError } = this.props;
    return (
      <img
        alt={alt}
        aria-describedby={describedBy}
        className={clsx(styles.image, answers && answering.image)}
        data-part="picture"
        fetchPriority="high"
        height={size.height}
        onError={() => onError?.(picture.url)}
        onLoad={() => {
          this.setLate(false);
          onLoad?.(picture.url);
        }}
        ref={this.image}
        sizes={sizes}
        src={picture.url}
        srcSet={picture.srcSet}
        style={drawing(this.state.placeholder, picture)}
        width={size.width}
      />
    );
  }
}

/**
 * Returns a copy of what an image shows, in the same pixels, so that the replacement cannot be seen. Returns null
 * if the image shows nothing yet.
 */
function copyOf(image: HTMLImageElement): HTMLCanvasElement | null {
  const { naturalWidth, naturalHeight } = image;
  if (!image.complete || naturalWidth === 0) return null;
  // With a `srcset` the natural size is rounded. All sizes of a picture have the same ratio.
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
  copy.className = former.copy ?? '';
  copy.setAttribute('aria-hidden', 'true');
  // The next era's frame may have another size. The same part of the picture stays visible in it.
  const start = (length: number, share: number) => `calc((100% - ${length}px) * ${share / 100})`;
  copy.style.cssText = `left:${start(width, across)};top:${start(height, down)};width:${width}px;height:${height}px`;
  copy.getContext('2d')?.drawImage(image, 0, 0, copy.width, copy.height);
  return copy;
}

/** Returns how many device pixels a length covers from a given start. */
function pixels(start: number, length: number): number {
  const edge = (place: number) => Math.round(place * devicePixelRatio);
  return edge(start + length) - edge(start);
}

/** Returns the placeholder as a background with its own position, which the next picture may not share. */
function standIn(picture: PictureSource): string | undefined {
  const { placeholder } = picture;
  return placeholder && `url("${placeholder}") ${positionOf(picture) ?? 'var(--picture-position)'}`;
}

function drawing(placeholder: string | undefined, picture: PictureSource): CSSProperties {
  const { lowFocus, zoom } = picture;
  return {
    '--placeholder': placeholder,
    '--focus': positionOf(picture),
    '--low-focus': lowFocus && `50% ${lowFocus}%`,
    '--zoom': zoom && zoom / 100,
  } as CSSProperties;
}

function positionOf({ across = 50, focus }: PictureSource): string | undefined {
  return focus === undefined ? undefined : `${across}% ${focus}%`;
}
