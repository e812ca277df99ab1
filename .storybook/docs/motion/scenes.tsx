import { builtInEras } from '@time-traveler/game-core';
import { type PictureSource, ScenePicture } from '@time-traveler/ui';

/** Returns the era at which a number of presses has arrived. */
const eraAt = (turn: number) => {
  const era = builtInEras[turn % builtInEras.length];
  if (!era) throw new Error('There is no era');
  return era;
};

const small = (url: string) => url.replace(/\.avif$/, '-960.avif');

/** The picture of an era in its frame, with the name of the era below. The game's own styles light it. */
export function ArrivingScene({ turn }: { turn: number }) {
  const { period, scenario } = eraAt(turn);
  return (
    <figure className={`motion-scene ${period.slug}-theme`}>
      <ScenePicture
        picture={{ url: small(scenario.imageUrl), series: period.slug }}
        title={scenario.title}
      />
      <figcaption>{period.name}</figcaption>
    </figure>
  );
}

const parts = [
  { across: 20, focus: 40, zoom: 130, light: 'dusk' },
  { across: 70, focus: 40, zoom: 150, light: 'night' },
] as const satisfies readonly Partial<PictureSource>[];

/** A picture that shows one part of itself, or another one in another light. */
export function AnsweringScene({ isOn }: { isOn: boolean }) {
  const { scenario } = eraAt(0);
  return (
    <div className="motion-scene">
      <ScenePicture
        picture={{ url: small(scenario.imageUrl), answers: true, ...parts[isOn ? 1 : 0] }}
        title={scenario.title}
      />
    </div>
  );
}
