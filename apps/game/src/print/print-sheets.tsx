import { PICTURE } from '@time-traveler/ui/data-attributes';
import type { PrintSheet as Sheet } from '@time-traveler/ui/dialog';
import { flushSync } from 'react-dom';
import type { createRoot } from 'react-dom/client';
import { pictureSource } from '../picture-source';
import { dialogModule } from '../screens/LazyContextDialog';
import type { Services } from '../services/services';
import { siteAddress } from '../site-address';
import { printNotes } from './print-notes';

/**
 * From now on prints a sheet of the scene instead of the screen. Until its code is loaded, the scene is printed
 * as it stands, without its background. `create` is React's own: importing it here too would load the first
 * script's styles again.
 */
export async function preparePrintSheets(
  services: Services,
  create: typeof createRoot,
): Promise<void> {
  const { PrintSheet } = await dialogModule.load();
  let remove: (() => void) | undefined;
  const show = () => {
    // The journal prints itself.
    if (services.stage.getSnapshot().state.journalOpen) return;
    remove ??= addSheet(PrintSheet, create, services);
  };
  const hide = () => {
    remove?.();
    remove = undefined;
  };
  let printing = false;
  addEventListener('beforeprint', () => {
    printing = true;
    show();
  });
  addEventListener('afterprint', () => {
    printing = false;
    hide();
  });
  // The developer's tools change the medium without these events. A change that is reported during a print may be
  // an earlier one, and the sheet must not go then.
  const paper = matchMedia('print');
  paper.addEventListener('change', () => {
    if (printing) return;
    if (paper.matches) show();
    else hide();
  });
  // For tests: from now on a print shows the sheet.
  performance.mark('sheets-ready');
}

/** Adds the sheet of the scene on screen to the end of the page, and returns the function that removes it. */
function addSheet(
  PrintSheet: typeof Sheet,
  create: typeof createRoot,
  { stage, stories }: Services,
): () => void {
  const { scene, activeSlug } = stage.getSnapshot().state;
  const { scenario, picture, choices, choicesOrigin, impact, context } = scene;
  // The version on screen is loaded already, so it is on paper at once.
  const shown = document.querySelector<HTMLImageElement>(PICTURE)?.currentSrc;
  const container = document.createElement('div');
  const root = create(container);
  flushSync(() =>
    root.render(
      <PrintSheet
        address={location.origin + siteAddress('/')}
        choices={choices}
        context={context}
        document={stories.get(activeSlug)?.document}
        impact={impact}
        notes={printNotes(scene, stories.get(activeSlug))}
        origin={choicesOrigin}
        picture={picture.url && shown ? { ...pictureSource(picture.url), url: shown } : null}
        scenario={scenario}
        words={stories.get(activeSlug)?.glossary}
      />,
    ),
  );
  document.body.append(container);
  return () => {
    root.unmount();
    container.remove();
  };
}
