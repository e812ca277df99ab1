import { NotFoundPage } from '@time-traveler/ui';
import { useEffect } from 'react';
import { siteHome } from '../site-address';
import { useDocumentTitle } from '../hooks/use-page';

/** The screen of every unknown route (SPEC §2), in the dress of the era that the visitor comes from. */
export function NotFoundScreen() {
  useDocumentTitle('404 Page Not Found');
  useEffect(() => {
    import('../last-dress').then(
      ({ wearLastDress }) => wearLastDress(),
      () => {},
    );
  }, []);
  return <NotFoundPage homeHref={siteHome} />;
}
