import '@time-traveler/ui/styles/index.css';
import '@time-traveler/ui/index.css';

// A theme is a file in the folder and nothing more: adding an era adds its file.
import.meta.glob('../../../packages/ui/src/themes/*.css', { eager: true });
