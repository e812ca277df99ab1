import { LivingPicture } from '@time-traveler/ui/living';
import { useState } from 'react';
import { createSwitchMemory } from '../services/switch-memory';
import { lifeOf } from './life-of';

const motion = createSwitchMemory('picture-motion');

/** The motion of the running game's pictures, and what this device remembers of it. */
export function LivingCorner() {
  const [stopped, setStopped] = useState(() => !motion.recall());
  return (
    <LivingPicture
      lifeOf={lifeOf}
      onStoppedChange={(next) => {
        setStopped(next);
        motion.remember(!next);
      }}
      stopped={stopped}
      within={document.body}
    />
  );
}
