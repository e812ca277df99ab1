import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Era, builtInEras } from '@time-traveler/game-core';
import { expect, within } from 'storybook/test';
import { EachEra, InEra, Sheet, foundation } from './Sheet';
import { colourOf, contrast, groundOf, pairs } from './contrast';
import { readTokens, useReading } from './era-tokens';

const meta = { ...foundation, title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface Figure {
  text: string;
  surface: string;
  needed: number;
  /** Null if the surface is an image. */
  reached: number | null;
}

const isColour = (name: string) => /color|surface|-text|-muted|-heading/.test(name);

function measure(element: Element): Figure[] {
  return pairs.map(([text, surface, needed]) => {
    const front = colourOf(element, text);
    const back = colourOf(element, surface);
    return { text, surface, needed, reached: front && back && contrast(front, back) };
  });
}

/** Returns the colours and the contrasts of an element's theme. */
const read = (element: Element) => [
  {
    swatches: readTokens(element, isColour).filter(({ value }) => CSS.supports('color', value)),
    figures: measure(element),
  },
];

/** Shows a pair of colours: letters, or a ring for a focus colour. */
function Sample({ text, surface }: { text: string; surface: string }) {
  const ring = text.startsWith('--color-focus');
  const below = groundOf(surface);
  return (
    <span className="sheet-sample" style={below ? { background: `var(${below})` } : {}}>
      <span
        aria-hidden="true"
        style={{
          background: `var(${surface})`,
          color: ring ? 'transparent' : `var(${text})`,
          outline: ring ? `var(--focus-width) solid var(${text})` : 'none',
        }}
      >
        Aa
      </span>
    </span>
  );
}

function Palette({ era }: { era: Era }) {
  const [section, [{ swatches, figures } = { swatches: [], figures: [] }]] = useReading(read);
  return (
    <InEra era={era} sectionRef={section}>
      <div className="sheet-palette">
        <ul className="sheet-swatches">
          {swatches.map(({ name, value }) => (
            <li key={name}>
              <div className="sheet-swatch" style={{ background: `var(${name})` }} />
              <div className="sheet-label">
                {name}
                <br />
                {value}
              </div>
            </li>
          ))}
        </ul>
        <table className="sheet-pairs">
          <caption className="sheet-label">Contrast, computed from the tokens</caption>
          <thead>
            <tr>
              <th scope="col">Seen</th>
              <th scope="col">Text</th>
              <th scope="col">on</th>
              <th scope="col">reaches</th>
              <th scope="col">needs</th>
            </tr>
          </thead>
          <tbody>
            {figures.map(({ text, surface, needed, reached }) => (
              <tr key={`${text}${surface}`}>
                <td>
                  <Sample surface={surface} text={text} />
                </td>
                <td>{text}</td>
                <td>{surface}</td>
                <td data-needed={needed} data-reached={reached ?? undefined}>
                  {reached === null ? 'drawn by an image' : `${reached.toFixed(2)} : 1`}
                </td>
                <td>{needed} : 1</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </InEra>
  );
}

export const Colour: Story = {
  tags: ['visual', 'at-1366', 'whole'],
  render: () => (
    <Sheet
      about={
        <>
          Every token that is a colour, in every era, as the theme sets it. Beside each palette:
          which text stands on which surface, and whether it can be read there. Nothing here is
          typed in: swatches and figures are read from the stylesheet while you look at them. To
          take a palette into a design tool, download it from{' '}
          <a href="./?path=/story/foundations-tokens--tokens" target="_parent">
            Tokens
          </a>
          .
        </>
      }
      title="Colour"
    >
      <EachEra>{(era) => <Palette era={era} />}</EachEra>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('table')).toHaveLength(builtInEras.length);
    const tooLow = [...canvasElement.querySelectorAll<HTMLElement>('[data-reached]')]
      .filter(({ dataset }) => Number(dataset['reached']) < Number(dataset['needed']))
      .map((cell) => `${cell.closest('section')?.ariaLabel}: ${cell.parentElement?.textContent}`);
    await expect(tooLow).toEqual([]);
  },
};
