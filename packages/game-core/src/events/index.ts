export type { Immutable } from '../contract/immutable';
export { type GameEvent, gameEventSchema } from './game-event';
