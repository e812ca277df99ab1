import type { createRoot } from 'react-dom/client';
import { createLazyModule } from '../services/lazy-module';

/** Loads the code of moving pictures. */
export type LoadLiving = () => Promise<typeof import('./LivingCorner')>;

/**
 * Lets pictures move from now on. Their code is not loaded if the visitor's system prefers less motion. `create` is
 * React's own, as for printed sheets.
 */
export async function startLiving(create: typeof createRoot, load: LoadLiving): Promise<void> {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  if (calm.matches)
    await new Promise((changed) => calm.addEventListener('change', changed, { once: true }));
  const { LivingCorner } = await createLazyModule(load).load();
  // It draws beside the scene's image, so its root needs no place in the page.
  create(document.createElement('div')).render(<LivingCorner />);
}
