import '@time-traveler/ui/styles/index.css';
import '@time-traveler/ui/index.css';
import '@time-traveler/ui/themes.css';
import { loadLaterStyles } from './services/later-styles';

const load = () => void loadLaterStyles().catch(() => {});

// The typefaces load with these styles, so the first picture gets the whole bandwidth until it has loaded.
if (document.readyState === 'complete') load();
else addEventListener('load', load, { once: true });
