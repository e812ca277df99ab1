export { browserDevice } from './browser-device';
export { createKeeper } from './keeper';
