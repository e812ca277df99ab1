import '@time-traveler/ui/styles/index.css';
import '@time-traveler/ui/index.css';
import '@time-traveler/ui/themes.css';
import '@time-traveler/ui/styles/print.css';
import { applyLaterStyles } from './services/later-styles';
import { waitAtMost } from './services/time-limit';
import { whenIdleAfter } from './services/timing';

/** How long everything that comes later waits for the picture, the styles and the typefaces, in milliseconds. */
const STYLES_PATIENCE_MS = 10_000;

// The typefaces load with these styles, so the first picture gets the whole bandwidth until it has loaded.
const loaded = new Promise((resolve) => {
  if (document.readyState === 'complete') resolve(undefined);
  else addEventListener('load', resolve, { once: true });
});
whenIdleAfter(waitAtMost(STYLES_PATIENCE_MS, loaded.then(applyLaterStyles)));
