export { type GameEvent, gameEventSchema } from './game-event';
