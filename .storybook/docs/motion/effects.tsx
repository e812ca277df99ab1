import { builtInPeriods, impactText } from '@time-traveler/game-core';
import { choice, choices } from '@time-traveler/testing';
import { AudioBars, ChoiceCard, ChoicePanel, EraTimeline, ImpactBox } from '@time-traveler/ui';
import type { ReactNode } from 'react';
import type { Ground } from '../guides/guide';
import { InState } from '../matrix/InState';
import { AnsweringScene, ArrivingScene } from './scenes';

/** One movement of the game. */
export interface Effect {
  readonly name: string;
  /** What it is for. */
  readonly use: string;
  /** The token of its duration, or the duration. */
  readonly duration: string;
  /** The token of its easing, or the easing. */
  readonly easing: string;
  /** What there is instead with reduced motion. */
  readonly still: string;
  readonly ground: Ground;
  /** True if it is played as the game changes the era. */
  readonly travels?: boolean;
  /** Shows its beginning or its end. The end is a new element each time, so that an animation runs again. */
  readonly sample: (isOn: boolean, turn: number) => ReactNode;
}

/** A part that appears with an animation, on a sheet of paper. */
const appearing = (kind: string) => (isOn: boolean, turn: number) =>
  isOn ? (
    <div className={`motion-part motion-${kind}`} key={turn} />
  ) : (
    <div className="motion-part" />
  );

/** Every movement, from the quickest to the slowest. */
export const effects: readonly Effect[] = [
  {
    name: 'Answer',
    use: 'Says that something can be pressed, under a pointer or a finger: cards, seals, links.',
    duration: '--duration-quick',
    easing: '--ease',
    still: 'The new look at once',
    ground: 'choices',
    sample: (isOn) => (
      <ul style={{ counterReset: 'choice', maxWidth: '18rem' }}>
        <li style={{ counterIncrement: 'choice' }}>
          <InState state={isOn ? 'hover' : 'asItIs'}>
            <ChoiceCard choice={{ ...choice, description: '' }} />
          </InState>
        </li>
      </ul>
    ),
  },
  {
    name: 'Arrive',
    use: 'A notification comes down by half a rem, so that an eye on the text sees it.',
    duration: '--duration-quick',
    easing: '--ease',
    still: 'There at once',
    ground: 'page',
    sample: appearing('arrive'),
  },
  {
    name: 'Stamp',
    use: 'After a decision the title and the Current Impact are pressed on, like a stamp. So every decision is answered beside the words that name it.',
    duration: '240ms',
    easing: '--ease',
    still: 'There at once',
    ground: 'choices',
    sample: (isOn) => <ImpactBox impact={isOn ? impactText(choice) : null} />,
  },
  {
    name: 'Appear',
    use: 'A dialog rises by one and a half rem and can be read from its first frame. The shade behind it fades in. The dialog leaves at once, because who closes wants to go on, and the shade fades away over the page.',
    duration: '280ms',
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    still: 'There at once',
    ground: 'page',
    sample: appearing('appear'),
  },
  {
    name: 'Settle',
    use: 'After a decision the story and the cards come to rest from slightly below, one after the other. They can be read and pressed from their first frame, so nothing fades.',
    duration: '380ms',
    easing: '--ease',
    still: 'There at once',
    ground: 'page',
    sample: (isOn) => (
      <ChoicePanel choices={choices.slice(0, 2)} impact={isOn ? impactText(choice) : null} />
    ),
  },
  {
    name: 'Travel',
    use: 'The screen of the former era fades out over the new one, which can be pressed from its first frame. It is gone after a sixth of that time. Then the light of the new era leaves its picture, as the arrival tokens say. Each press goes to the next era.',
    duration: '--duration-era',
    easing: 'ease-in-out',
    still: 'The new era at once, without a light',
    ground: 'page',
    travels: true,
    sample: (_, turn) => <ArrivingScene turn={turn} />,
  },
  {
    name: 'Pass',
    use: 'The seal of the new era passes along the bar, from where the former era has its seal to where it belongs.',
    duration: '560ms',
    easing: 'cubic-bezier(0.5, 0, 0.2, 1)',
    still: 'In its place at once',
    ground: 'page',
    sample: (isOn) => (
      <EraTimeline
        activeSlug={isOn ? 'renaissance' : 'medieval'}
        periods={builtInPeriods.slice(0, 2)}
      />
    ),
  },
  {
    name: 'Dance',
    use: 'The bars move while music can be heard, each at another speed.',
    duration: '1.1s',
    easing: 'ease-in-out',
    still: 'Five bars of different heights',
    ground: 'bar',
    sample: (isOn) => <AudioBars playing={isOn} />,
  },
  {
    name: 'Wait',
    use: 'Placeholders breathe while the list of eras loads, so that waiting does not look broken.',
    duration: '1.4s',
    easing: 'ease-in-out',
    still: 'Placeholders that stay as they are',
    ground: 'page',
    sample: (isOn) => (
      <EraTimeline activeSlug="" loading={isOn} periods={builtInPeriods.slice(0, 2)} />
    ),
  },
  {
    name: 'Follow',
    use: 'After a decision the picture moves to the part that the ending speaks of, in the light of the ending. The decisions in between change the light alone. An undo moves back as slowly.',
    duration: '1.6s',
    easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
    still: 'The other part and its light at once',
    ground: 'page',
    sample: (isOn) => <AnsweringScene isOn={isOn} />,
  },
];
