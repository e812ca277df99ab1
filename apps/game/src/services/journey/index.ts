export { browserDevice } from './browser-device';
export { createJourneyController } from './journey-controller';
