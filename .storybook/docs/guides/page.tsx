import { FailedPart, Icon, Panel, VisuallyHidden } from '@time-traveler/ui';
import type { ReactNode } from 'react';
import { ReachedLinks } from '../matrix/InState';
import type { Guide } from './guide';

const words = (text: string) => <p style={{ maxWidth: '30rem' }}>{text}</p>;

/** A panel with a heading. */
const panel = (id: string, content: ReactNode = <p>What the panel holds.</p>) => (
  <Panel labelledBy={id}>
    <div style={{ padding: 'var(--panel-padding)' }}>
      <h4 id={id}>A heading</h4>
      {content}
    </div>
  </Panel>
);

/** Guides of what the whole page is made of. */
export const pageGuides: Readonly<Record<string, Guide>> = {
  GameLayout: {
    use: 'Use it once, around everything: bars above and below, two panels between them. From 900 px on the panels stand beside each other and scroll; below, the page scrolls.',
    ground: 'page',
    story: { id: 'components-page-gamelayout--whole-screen', width: 1366, height: 768 },
    parts: [
      ['Header', 'header'],
      ['Story', 'main > section'],
      ['Choices', 'main > :last-child'],
      ['Timeline', 'main + nav'],
    ],
    dos: [
      {
        words: 'Pass finished parts: it only places them.',
        story: { id: 'components-page-gamelayout--whole-screen', width: 1366, height: 768 },
      },
    ],
    donts: [
      {
        words: 'Do not add a third panel.',
        picture: (
          <div style={{ display: 'grid', gap: '0.5rem', gridTemplateColumns: '1fr 1fr 1fr' }}>
            {panel('guide-first')}
            {panel('guide-second')}
            {panel('guide-third')}
          </div>
        ),
      },
    ],
    keys: [['Tab', 'goes through header, story, choices and timeline, in this order']],
    snippet: `<GameLayout choices={choices} header={header} scenario={story} timeline={timeline} />`,
  },
  Panel: {
    use: 'Use it for a large part of the screen that scrolls by itself, and not for a box inside a panel.',
    ground: 'page',
    example: panel('guide-panel'),
    parts: [
      ['Frame of the era', 'section'],
      ['Heading that names the panel', 'h4'],
      ['Content: a mark says if there is more below', 'p'],
    ],
    dos: [{ words: 'Name it by its heading.', picture: panel('guide-named') }],
    donts: [
      {
        words: 'Do not put a panel into a panel.',
        picture: panel('guide-outer', panel('guide-inner')),
      },
    ],
    keys: [
      ['Tab', 'reaches the panel if it scrolls'],
      ['Up, Down, Page Up, Page Down', 'scroll it'],
    ],
    snippet: `<Panel labelledBy={headingId}>
  <h2 id={headingId}>A heading</h2>
</Panel>`,
  },
  FailedPart: {
    use: 'Use it in place of a part of the screen that failed, while the rest still works. For a failed request show one of the Notifications.',
    ground: 'page',
    example: <FailedPart onRetry={() => {}} part="story" />,
    parts: [
      ['What could not be shown', 'p'],
      ['Button that tries the part again', 'button'],
    ],
    dos: [
      {
        words: 'Name the part as visitors do.',
        picture: <FailedPart onRetry={() => {}} part="timeline" place="bar" />,
      },
    ],
    donts: [
      {
        words: 'Do not name what only engineers know.',
        picture: <FailedPart onRetry={() => {}} part="ScenarioPanel component" />,
      },
    ],
    keys: [['Enter, Space', 'try the part again']],
    snippet: `<FailedPart part="story" onRetry={retry} />`,
  },
  SkipLinks: {
    use: 'Use it once, as the first thing in the header, so that a keyboard reaches story and choices at once.',
    ground: 'bar',
    example: <ReachedLinks />,
    parts: [
      ['To the story', 'a[href="#story"]'],
      ['To the choices', 'a[href="#choices"]'],
    ],
    dos: [
      {
        words: 'Pass ids of headings that can have the focus.',
        story: { id: 'components-page-skiplinks--followed', width: 640, height: 240 },
      },
    ],
    donts: [{ words: 'Do not show them all the time.', picture: <ReachedLinks /> }],
    keys: [
      ['Tab', 'shows the next link'],
      ['Enter', 'moves the focus to the heading'],
    ],
    snippet: `<SkipLinks choicesId="choices" storyId="story" />`,
  },
  NotFoundPage: {
    use: 'Use it for an address that leads nowhere. A part of the screen that could not be loaded keeps its place and says so there.',
    ground: 'page',
    story: { id: 'components-page-notfoundpage--default', width: 1024, height: 640 },
    parts: [
      ['Heading: 404 Page Not Found', 'h1'],
      ['What went wrong', 'h1 + div > p'],
      ['Link home', 'p + a'],
    ],
    dos: [
      {
        words: 'Set the title of the document too.',
        story: { id: 'components-page-notfoundpage--default', width: 1024, height: 640 },
      },
    ],
    donts: [
      {
        words: 'Do not answer with status 200.',
        picture: words('A search engine would keep the address.'),
      },
    ],
    keys: [
      ['Tab', 'goes to the link home'],
      ['Enter', 'follows it'],
    ],
    snippet: `<NotFoundPage homeHref="/" />`,
  },
  Icon: {
    use: 'Use it beside words, or in an IconButton. An icon alone says nothing to a screen reader.',
    ground: 'story',
    example: <Icon name="castle" />,
    parts: [['Drawing: has the size and the colour of the text around it', 'svg']],
    dos: [
      {
        words: 'Put words beside it.',
        picture: (
          <p>
            <Icon name="hourglass" /> No picture of this scene
          </p>
        ),
      },
    ],
    donts: [{ words: 'Do not let an icon stand for a word.', picture: <Icon name="hourglass" /> }],
    keys: [],
    snippet: `<Icon name="castle" />`,
  },
  Announcer: {
    use: 'Use it once, for what changed out of the focus: a new era, an outcome. What receives the focus is read anyway.',
    ground: 'story',
    parts: [['A polite live region that cannot be seen']],
    dos: [
      {
        words: 'Say it once, in a sentence.',
        picture: words('You are now in Florence, in the year 1503.'),
      },
    ],
    donts: [
      {
        words: 'Do not announce what has just received the focus.',
        picture: words('It would be read twice.'),
      },
    ],
    keys: [],
    snippet: `<Announcer message="You are now in Florence, in the year 1503." turn={turn} />`,
  },
  VisuallyHidden: {
    use: 'Use it for words that everybody else sees from the place or the shape. If they help everybody, show them.',
    ground: 'story',
    example: (
      <p>
        Sumer Is Icumen In <VisuallyHidden>Medieval Era theme</VisuallyHidden>
      </p>
    ),
    parts: [['Words that only a screen reader says', 'p span']],
    dos: [
      {
        words: 'Complete what the layout says.',
        picture: words('“Medieval Era theme: Sumer Is Icumen In”'),
      },
    ],
    donts: [
      {
        words: 'Do not hide what can have the focus.',
        picture: words('The focus would seem to vanish.'),
      },
    ],
    keys: [],
    snippet: `<VisuallyHidden>Medieval Era theme: </VisuallyHidden>`,
  },
};
