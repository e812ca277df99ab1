// What the page's head runs before anything is painted.
import { holdPage } from './restore-before-hydration/hold-page';
import { expectReturn } from './first-paint/expect-return';
import { styleAtOnce } from './first-paint/style-at-once';
import './early-presses/keep-presses';
import { loadScripts } from './first-paint/load-scripts';

const heldFor = holdPage();
expectReturn();
styleAtOnce(heldFor);
loadScripts(heldFor);
