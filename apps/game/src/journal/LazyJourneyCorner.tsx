import { useState } from 'react';
import { useIdleJob } from '../hooks/use-idle-job';
import { useLazyModule } from '../hooks/use-lazy-module';
// In the first script too: see there.
import '../keepsake/keepsake-module';
import { Guarded } from '../screens/Guarded';
import { createLazyModule } from '../services/lazy-module';
import { useServices } from '../services/services-context';
import type { JourneyCornerProps } from './JourneyCorner';

const journeyModule = createLazyModule(() => import('./JourneyCorner'));

/** Props of {@link LazyJourneyCorner}. */
export type LazyJourneyCornerProps = Omit<JourneyCornerProps, 'controller'>;

/** The way to the journey. Its code is loaded when the page is idle or, at the latest, after a choice. */
export function LazyJourneyCorner(props: LazyJourneyCornerProps) {
  const { journey } = useServices();
  const [rested, setRested] = useState(false);
  useIdleJob(() => setRested(true));
  const wanted = props.told || props.open || rested;
  const loaded = useLazyModule(journeyModule, { wanted });
  const controller = useLazyModule(journey, { wanted });
  return loaded === null || controller === null ? null : (
    <Guarded attempt={props.open} part="journey" place="bar">
      <loaded.JourneyCorner {...props} controller={controller} />
    </Guarded>
  );
}
