// Fixtures that run anywhere, browsers included. What needs Node has entries of its own in package.json.
export { eraOf } from './era-of';
