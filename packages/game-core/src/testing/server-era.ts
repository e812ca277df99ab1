import type { Period, PeriodScene } from '../eras/era';

const choice = (text: string) => ({
  text,
  description: 'It costs a dry pair of boots.',
  outcome: `You did it: ${text}.\n\nThe water went on rising.`,
  record: { mark: 'invented', text: 'Nobody wrote it down.', sources: [] },
});

/** A scene as a server may send it with a period. */
export const floodScene: PeriodScene = {
  title: 'The Lower Bridge',
  description: 'The siren is on for the third time.\n\nWhom do you believe?',
  year: 1911,
  location: 'Millbridge, on the Orr',
  picture: '/images/millbridge.webp',
  choices: [
    choice('Join the line with the sandbags'),
    choice('Talk to the engineer'),
    choice('Visit the pump house'),
    choice('Open the upper gate'),
  ] as PeriodScene['choices'],
  background: { title: 'Millbridge in 1911', content: '<p>The town had two bridges.</p>' },
  tune: 'The River Song',
  look: 'industrial',
  colors: { surface: '#ffffff', text: '#112233', accent: '#8a1c1c' },
  story: true,
};

/** A period with its scene, which only a server knows. */
export const millbridge: Period = {
  id: 6,
  name: 'Millbridge',
  slug: 'millbridge',
  startYear: 1880,
  endYear: 1930,
  description: 'A mill town grows along a river that it has narrowed.',
  color: '#31506b',
  icon: 'factory',
  musicUrl: '/api/audio/millbridge.mp3',
  scene: floodScene,
};
