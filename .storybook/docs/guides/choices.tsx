import { choice, choices, impact, manyChoices } from '@time-traveler/testing';
import { ChoiceCard, ChoicePanel, EraTimeline, ImpactBox } from '@time-traveler/ui';
import { builtInPeriods } from '@time-traveler/game-core';
import { JourneyButton, JourneyLine, JourneyStep } from '@time-traveler/ui/journey';
import type { Guide } from './guide';

/** A card in a list, because the list counts the cards. */
const card = (text: string, description: string) => (
  <ul style={{ counterReset: 'choice' }}>
    <li style={{ counterIncrement: 'choice', maxWidth: '26rem' }}>
      <ChoiceCard choice={{ ...choice, text, description }} />
    </li>
  </ul>
);

/** Guides of the components for choices, and of the timeline. */
export const choiceGuides: Readonly<Record<string, Guide>> = {
  ChoicePanel: {
    use: 'Use it once, beside the story, for what the visitor can do now. It keeps the place and the focus when new choices arrive.',
    ground: 'page',
    example: <ChoicePanel choices={choices.slice(0, 2)} impact={null} />,
    parts: [
      ['Heading', 'h2'],
      ['Prompt', 'div:has(> h2) + p'],
      ['One card for each choice', 'li button'],
      ['Current Impact: stays at the foot while the cards scroll', 'section section'],
    ],
    dos: [
      {
        words: 'Pass a notice when choices are replaced while somebody may be reading.',
        picture: (
          <ChoicePanel choices={choices.slice(0, 2)} impact={null} notice="New choices have come" />
        ),
      },
    ],
    donts: [
      {
        words: 'Do not offer a single choice: it is none.',
        picture: <ChoicePanel choices={manyChoices(1)} impact={null} />,
      },
    ],
    keys: [
      ['Tab', 'goes from card to card'],
      ['Enter, Space', 'choose'],
      ['Up, Down', 'scroll the panel while it has the focus'],
    ],
    snippet: `<ChoicePanel choices={choices} impact={impact} onChoose={choose} />`,
  },
  ChoiceCard: {
    use: 'Use it for a decision in the story, in a list that counts the cards. An action of the interface is an IconButton.',
    ground: 'choices',
    example: card(choice.text, choice.description),
    parts: [
      ['The whole card is the button', 'button'],
      ['Text: the accessible name', 'button > span'],
      ['Description: read after the name', 'button > span + span'],
    ],
    dos: [
      {
        words: 'Begin with a verb, and say what it costs.',
        picture: card(
          'Offer your silver ring',
          'Pay for everyone, and be the stranger with silver.',
        ),
      },
    ],
    donts: [
      {
        words: 'Do not hide the decision in a paragraph.',
        picture: card(
          'It might perhaps be possible to talk',
          'There are several things that one could consider here, and some of them have been considered by others before, with mixed results that are described below.',
        ),
      },
    ],
    keys: [
      ['Tab', 'moves the focus to the card'],
      ['Enter, Space', 'choose; a key that is held down chooses once'],
    ],
    snippet: `<ul style={{ counterReset: 'choice' }}>
  {choices.map((choice) => (
    <li key={choice.id} style={{ counterIncrement: 'choice' }}>
      <ChoiceCard choice={choice} onChoose={choose} />
    </li>
  ))}
</ul>`,
  },
  ImpactBox: {
    use: 'Use it at the foot of the choices, for the one sentence about what the visitor has changed.',
    ground: 'choices',
    example: <ImpactBox impact={impact} />,
    parts: [
      ['Heading', 'h3'],
      ['Sentence, or that nothing has changed yet', 'p'],
    ],
    dos: [{ words: 'Pass null until something was chosen.', picture: <ImpactBox impact={null} /> }],
    donts: [
      {
        words: 'Do not tell the outcome here: it belongs to the story.',
        picture: <ImpactBox impact={`${impact} `.repeat(3)} />,
      },
    ],
    keys: [],
    snippet: `<ImpactBox impact={impact} />`,
  },
  JourneyButton: {
    use: 'Use it under the Current Impact, once something was chosen, as the way to the journey.',
    ground: 'choices',
    example: <JourneyButton decisions={3} onOpen={() => {}} />,
    parts: [
      ['Words: underlined like a link', 'button > span'],
      ['Number of decisions', 'button > span + span'],
    ],
    dos: [
      {
        words: 'Count every decision of the journey, not only those of the era.',
        picture: <JourneyButton decisions={12} onOpen={() => {}} />,
      },
    ],
    donts: [
      {
        words: 'Do not show it before the first decision.',
        picture: <JourneyButton decisions={0} onOpen={() => {}} />,
      },
    ],
    keys: [['Enter, Space', 'open the journey']],
    entry: 'journey',
    snippet: `<ChoicePanel
  choices={choices}
  impact={impact}
  journey={<JourneyButton decisions={3} onOpen={open} />}
/>`,
  },
  JourneyLine: {
    props: { JourneyLine, JourneyStep },
    use: 'Use it under the Current Impact for the way to the journey, the keepsake, and one step back or on.',
    ground: 'choices',
    example: (
      <JourneyLine>
        <JourneyButton decisions={3} onOpen={() => {}} />
        <JourneyStep onPress={() => {}} opensDialog rest="this moment">
          Keep
        </JourneyStep>
        <JourneyStep onPress={() => {}} rest="choice">
          Undo
        </JourneyStep>
      </JourneyLine>
    ),
    parts: [
      ['The way to the journey', 'button'],
      ['The keepsake of the last decision', 'button + button'],
      ['Step: back by one choice, or on with an earlier visit', 'button:last-child'],
    ],
    dos: [
      {
        words: 'Say where a step leads.',
        picture: (
          <JourneyLine>
            <JourneyStep onPress={() => {}}>Continue: Florence, 1503</JourneyStep>
          </JourneyLine>
        ),
      },
    ],
    donts: [
      {
        words: 'Do not put more than three buttons on the line: it must not push the choices up.',
        picture: (
          <JourneyLine>
            <JourneyStep onPress={() => {}}>Keep this moment</JourneyStep>
            <JourneyStep onPress={() => {}}>Undo choice</JourneyStep>
            <JourneyStep onPress={() => {}}>Start again</JourneyStep>
            <JourneyStep onPress={() => {}}>Next era</JourneyStep>
          </JourneyLine>
        ),
      },
    ],
    keys: [['Enter, Space', 'take the step']],
    entry: 'journey',
    snippet: `<JourneyLine>
  <JourneyButton decisions={3} onOpen={open} />
  <JourneyStep onPress={keep} opensDialog ref={button} rest="this moment">Keep</JourneyStep>
  <JourneyStep onPress={undo} rest="choice">Undo</JourneyStep>
</JourneyLine>`,
  },
  EraTimeline: {
    use: 'Use it once, at the foot of the screen, to go from era to era. It is navigation, not a slider.',
    ground: 'page',
    example: <EraTimeline activeSlug="renaissance" periods={builtInPeriods} />,
    parts: [
      ['Seal with the icon of the era', 'li:first-child svg'],
      ['Name and years', 'li:nth-child(2) button > span + span'],
      ['Active era: by colour, seal and aria-current', '[aria-current]'],
    ],
    dos: [
      {
        words: 'Tick the eras whose visit was closed.',
        picture: <EraTimeline activeSlug="future" closed={['medieval']} periods={builtInPeriods} />,
      },
      {
        words: 'Show placeholders while the list loads, so that nothing jumps.',
        picture: <EraTimeline activeSlug="" loading periods={builtInPeriods} />,
      },
    ],
    donts: [
      {
        words: 'Do not use long names: they take two lines and the bar grows.',
        picture: (
          <EraTimeline
            activeSlug=""
            periods={builtInPeriods.map((period) => ({
              ...period,
              name: `The ${period.name} and after`,
            }))}
          />
        ),
      },
    ],
    keys: [
      ['Tab', 'goes from era to era; the bar scrolls to the focused one'],
      ['Enter, Space', 'go to the era'],
    ],
    snippet: `<EraTimeline activeSlug="medieval" onSelect={travel} periods={periods} />`,
  },
};
