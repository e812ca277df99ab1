import { NotFoundPage } from '@time-traveler/ui';
import { siteHome } from '../site-address';
import { useDocumentTitle } from '../hooks/use-page';

/** The screen of every unknown route (SPEC §2). */
export function NotFoundScreen() {
  useDocumentTitle('404 Page Not Found');
  return <NotFoundPage homeHref={siteHome} />;
}
