import { ModelMark, RecordNote, ScenarioPanel, ScenePicture } from '@time-traveler/ui';
import { Colophon, ReckoningNote } from '@time-traveler/ui/journey';
import { builtInEras } from '@time-traveler/game-core';
import { record, scenario } from '@time-traveler/testing';
import type { Guide } from './guide';

const [medieval] = builtInEras;
// Relative, because Storybook may be published below a path.
const picture = { url: `.${medieval?.scenario.imageUrl.replace(/\.avif$/, '-960.avif')}` };
const short = { ...scenario, description: scenario.description.split('\n\n')[0] ?? '' };

const decided = (...decisions: string[]) => (
  <ReckoningNote decisions={decisions} icon="castle" slug="medieval" />
);
const note = decided('Join the villagers at the gate', 'Share future knowledge');
const endWith = (way: string) => (
  <Colophon
    memento="half a tally"
    onWay={() => {}}
    sentence="Half a tally with three notches more than the clerk’s."
    slug="medieval"
    way={way}
  />
);
const colophon = endWith('Go on to Florence, 1503');

/** Guides of the components in the left panel. */
export const storyGuides: Readonly<Record<string, Guide>> = {
  ScenarioPanel: {
    use: 'Use it once, on the left, for the scene that the visitor is in. What the visitor can do is in a ChoicePanel beside it.',
    ground: 'page',
    example: <ScenarioPanel picture={picture} scenario={short} />,
    parts: [
      ['Title: receives the focus after a choice', 'h2'],
      ['Place and year', 'h2 + p'],
      ['Picture in the frame of the era', 'img'],
      ['Text: blank lines separate paragraphs', 'article > div + div p'],
      ['Link to the background', '[aria-haspopup]'],
    ],
    dos: [
      {
        words: 'Set told after a choice: the picture gives way to the first paragraph.',
        picture: <ScenarioPanel picture={picture} scenario={short} told />,
      },
    ],
    donts: [
      {
        words:
          'Do not pass an address that may fail without a way to replace it: listen to onPictureError.',
        picture: <ScenarioPanel picture={null} scenario={short} />,
      },
    ],
    keys: [
      ['Tab', 'goes to the link to the background, and to the panel if it scrolls'],
      ['Enter', 'opens the background'],
      ['Up, Down', 'scroll the focused panel'],
    ],
    snippet: `<ScenarioPanel onLearnMore={openBackground} picture={{ url }} scenario={scenario} />`,
  },
  ScenePicture: {
    use: 'Use it for the picture of a scene. It fills its container, crops to what matters, and shows an empty frame without a picture.',
    ground: 'story',
    example: (
      <div style={{ aspectRatio: '3 / 2', maxWidth: '24rem' }}>
        <ScenePicture picture={picture} title={scenario.title} />
      </div>
    ),
    parts: [
      ['Picture, named “Scene from {title}”', 'img'],
      ['Frame of the era', 'div > div'],
    ],
    dos: [
      {
        words: 'Pass null if there is no picture: the frame says so.',
        picture: (
          <div style={{ aspectRatio: '3 / 2', maxWidth: '16rem' }}>
            <ScenePicture picture={null} title={scenario.title} />
          </div>
        ),
      },
    ],
    donts: [
      {
        words: 'Do not let a wide frame cut off what matters: pass how far down it is, as focus.',
        picture: (
          <div style={{ aspectRatio: '5 / 1', maxWidth: '20rem' }}>
            <ScenePicture picture={{ ...picture, focus: 0 }} title={scenario.title} />
          </div>
        ),
      },
    ],
    keys: [],
    snippet: `<ScenePicture onError={replace} picture={{ url, focus: 60 }} title={scenario.title} />`,
  },
  LivingPicture: {
    use: 'Use it once, beside a ScenePicture, for pictures with a map of their depth. Every other picture stays as it is.',
    ground: 'page',
    story: { id: 'components-story-livingpicture--stopped', width: 640, height: 480 },
    parts: [
      ['Canvas over the picture: gone while nothing moves'],
      ['Button that stops and starts the motion', 'button[data-tooltip]'],
    ],
    dos: [
      {
        words: 'Keep what the visitor wants: pass stopped on the next visit, too.',
        picture: <p>stopped={'{wasStopped}'}</p>,
      },
    ],
    donts: [
      {
        words: 'Do not load it before the picture: nobody waits for it.',
        picture: <p>import '@time-traveler/ui/living'</p>,
      },
    ],
    keys: [
      ['Tab', 'goes to the button'],
      ['Enter, Space', 'stop the motion, or start it'],
    ],
    entry: 'living',
    snippet: `<LivingPicture
  lifeOf={lifeOf}
  onStoppedChange={keep}
  stopped={stopped}
  within={document.body}
/>`,
  },
  PrintSheet: {
    use: 'Use it for paper only, in place of the whole screen: a scene that a class can read and answer with a pencil.',
    ground: 'page',
    story: { id: 'components-story-printsheet--before-a-choice', width: 1024, height: 900 },
    parts: [
      ['Title, place and year, and where the game is', 'h1'],
      ['Picture', 'img'],
      ['Story, in two columns'],
      ['Choices, each with lines to write on', 'ul'],
      ['Background and what really happened, with the sources'],
    ],
    dos: [
      {
        words: 'Give it the notes of every choice: a class discusses them all.',
        story: { id: 'components-story-printsheet--before-a-choice', width: 1024, height: 900 },
      },
    ],
    donts: [
      {
        words: 'Do not show it on screen: preview is for designers.',
        story: { id: 'components-story-printsheet--after-a-choice', width: 1366, height: 768 },
      },
    ],
    keys: [],
    entry: 'dialog',
    snippet: `<PrintSheet
  address="example.org"
  choices={choices}
  context={context}
  impact={null}
  notes={notes}
  origin="written"
  picture={picture}
  scenario={scenario}
/>`,
  },
  ReckoningNote: {
    use: 'Use it below the text that ends a visit, once. The reason for the end is a ScenarioPanel’s; what the visitor keeps of the visit is a Colophon.',
    entry: 'journey',
    ground: 'story',
    example: note,
    parts: [
      ['Each decision', 'li span'],
      ['Its mark of the era', 'svg'],
    ],
    dos: [
      {
        words: 'Name each decision as its card did.',
        picture: note,
      },
    ],
    donts: [
      {
        words: 'Do not praise or blame.',
        picture: decided('Well done at the gate!', 'A risky idea'),
      },
    ],
    keys: [],
    snippet: `<ReckoningNote decisions={decisions} icon="castle" slug="medieval" />`,
  },
  Colophon: {
    use: 'Use it once, where a visit has ended: what is kept, and the way on. All visits together are a JourneyDialog.',
    ground: 'story',
    example: colophon,
    parts: [
      ['The thing that the era leaves', '[role="img"]'],
      ['The sentence that earned it', 'div p + p'],
      ['The way on: one button', 'button'],
    ],
    dos: [{ words: 'Name the place and the year of the way on.', picture: colophon }],
    donts: [
      {
        words: 'Do not offer an era that is closed already while another one is open.',
        picture: endWith('Go on to Florence, 1503, again'),
      },
    ],
    keys: [
      ['Tab', 'goes to the way on'],
      ['Enter, Space', 'take it'],
    ],
    entry: 'journey',
    snippet: `<Colophon
  memento="half a tally"
  onWay={goOn}
  sentence={sentence}
  slug="medieval"
  way="Go on to Florence, 1503"
/>`,
  },
  RecordNote: {
    use: 'Use it below an outcome, to say what is known of people who did the same. The mark is a word and a shape, never colour alone.',
    ground: 'story',
    example: <RecordNote record={record} />,
    parts: [
      ['Heading', 'h3'],
      ['Mark: documented, disputed, invented or known today', '[data-mark]'],
      ['Text', 'aside > p'],
      ['Sources', 'ul'],
    ],
    dos: [
      {
        words: 'Say that something is disputed, with the sources that disagree.',
        picture: <RecordNote record={{ ...record, mark: 'disputed' }} />,
      },
    ],
    donts: [
      {
        words: 'Do not mark a text as documented without a source.',
        picture: <RecordNote record={{ ...record, sources: [] }} />,
      },
    ],
    keys: [['Tab', 'goes to “Report a wrong fact”, if there is an address']],
    snippet: `<RecordNote record={{ mark: 'documented', text, sources }} />`,
  },
  ModelMark: {
    use: 'Use it above every text that a language model has written. Text by the authors has no mark.',
    ground: 'story',
    example: <ModelMark subject="These choices were" />,
    parts: [['One sentence, which begins with the subject', 'p']],
    dos: [
      {
        words: 'Name what was written.',
        picture: <ModelMark subject="This background was" />,
      },
    ],
    donts: [
      {
        words: 'Do not leave it open what was written.',
        picture: <ModelMark subject="This was" />,
      },
    ],
    keys: [],
    snippet: `<ModelMark subject="These choices were" />`,
  },
};
