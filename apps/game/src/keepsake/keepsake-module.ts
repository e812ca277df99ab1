import { createLazyModule } from '../services/lazy-module';

/**
 * The keepsake. The first script imports it, because Vite loads the first script's styles, which are in the page,
 * with a module that another one imports.
 */
export const keepsakeModule = createLazyModule(() => import('./KeepsakeCorner'));
