// What the page's head runs before anything is painted.
import { holdPage } from './held-page/hold-page';
import './early-presses/keep-presses';
import './first-paint/load-scripts';

holdPage();
