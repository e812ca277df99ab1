// Names every component once, so that all have one stylesheet: with one each, what they share would be in each.
import './index';
import './dialog';
import './journey';
import './keepsake';
import './living';
import './notifications';
import './tooltips';
