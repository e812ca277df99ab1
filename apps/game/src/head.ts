// What the page's head runs before anything is painted.
import { holdPage } from './held-page/hold-page';
import { styleAtOnce } from './first-paint/style-at-once';
import './early-presses/keep-presses';
import './first-paint/load-scripts';

styleAtOnce(holdPage());
