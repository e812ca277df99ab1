import { type Finding, reportHtml } from './report-html.ts';

/** Returns a report of differences that are made up, with drawings for pictures. Storybook hosts it beside its pages. */
export function sampleReport(): string {
  return reportHtml(
    [
      finding('medieval', 'Components/Choices/ChoiceCard', 'States', card('#f5ead0', '#8a2f1d')),
      finding('medieval', 'Components/Story/ScenarioPanel', 'Told', card('#e8dcc0', '#5f1a14')),
      finding('future', 'Components/Choices/ChoiceCard', 'States', card('#12202a', '#a9dbea')),
    ],
    ['This is a sample: its pictures are drawings, and its stories match their baselines.'],
    './',
  );
}

interface Change {
  readonly ground?: string;
  readonly ink?: string;
  readonly from?: number;
  readonly width?: number;
  /** True if the card has a marker and lines of text below its heading. */
  readonly text?: boolean;
}

/** Returns the address of a drawing. */
type Draw = (change: Change) => string;

function finding(era: string, component: string, story: string, draw: Draw): Finding {
  const name = `${component} / ${story}`;
  const storyId = `${component.replaceAll('/', '-')}--${story}`.toLowerCase();
  const pictures = {
    expected: draw({}),
    actual: draw({ width: 240 }),
    difference: draw({ ground: '#fff', ink: '#dc0028', from: 200, width: 240, text: false }),
  };
  return {
    title: name,
    storyId,
    test: `${name} in ${era} matches its baseline`,
    era,
    words: '960 of 72,000 pixels differ.',
    pictures: Object.entries(pictures).map(([picture, address]) => ({ name: picture, address })),
  };
}

/** Returns what draws a card with a heading in its ink, as the address of an SVG. */
function card(paper: string, colour: string): Draw {
  return ({ ground = paper, ink = colour, from = 0, width = 200, text = true }) => {
    const lines = `<path fill="${ink}" opacity=".5" d="M32 88h210v8H32zM32 108h190v8H32zM32 128h120v8H32z"/><circle cx="304" cy="100" fill="${ink}" r="28"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="200"><path fill="${ground}" d="M0 0h360v200H0z"/><path fill="${ink}" d="M${32 + from} 40h${width - from}v24h${from - width}z"/>${text ? lines : ''}</svg>`;
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  };
}
