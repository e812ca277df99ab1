export { DEFAULT_VOLUME, HTML5_POOL_SIZE, RETRY_DELAY_MS } from './constants';
export type {
  HowlConstructorLike,
  HowlLike,
  HowlSettings,
  PlacedHowlConstructor,
} from './howl-like';
export { loadHowler } from './load-howler';
export { createSoundtrack } from './soundtrack';
export type { SoundtrackOptions } from './soundtrack';
export type { Log, PlaybackStatus, Silence, Soundtrack, SoundtrackSnapshot, Track } from './types';
