import { LivingPicture } from '@time-traveler/ui/living';
import { useState } from 'react';
import { lifeOf } from './life-of';
import { recallStopped, rememberStopped } from './motion-memory';

/** The motion of the running game's pictures, and what this device remembers of it. */
export function LivingCorner() {
  const [stopped, setStopped] = useState(recallStopped);
  return (
    <LivingPicture
      lifeOf={lifeOf}
      onStoppedChange={(next) => {
        setStopped(next);
        rememberStopped(next);
      }}
      stopped={stopped}
      within={document.body}
    />
  );
}
