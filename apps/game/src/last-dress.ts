import { lastVisit, readJourney } from '@time-traveler/game-core/journey';
import { storedJourney } from './services/journey/browser-device';
import { loadLaterStyles } from './services/later-styles';

/** Dresses the page as the era that the visitor was in last, if the device remembers one. */
export async function wearLastDress(): Promise<void> {
  const text = storedJourney();
  const stored = text === null ? null : readJourney(text);
  const slug = stored?.ok ? lastVisit(stored.journey)?.visit.slug : undefined;
  if (slug === undefined) return;
  await loadLaterStyles();
  const page = document.documentElement;
  page.className = page.className.replace(/\S+(?=-theme)/, slug);
}
