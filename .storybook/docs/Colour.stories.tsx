import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Era, builtInEras } from '@time-traveler/game-core';
import { useMemo, useState } from 'react';
import { expect, spyOn, userEvent, within } from 'storybook/test';
// oxlint-disable-next-line no-restricted-imports -- the buttons of the page of tokens, and not part of the package's API
import { CopyChoice, type CopyKind, CopyToken } from '../../packages/ui/src/tokens/CopyToken';
// oxlint-disable-next-line no-restricted-imports -- the downloads of the page of tokens, and not part of the package's API
import { Download, designFileOf } from '../../packages/ui/src/tokens/TokenPage';
import { EachEra, InEra, Sheet, foundation } from './Sheet';
import { colourOf, contrast, groundOf, pairs } from './contrast';
import { readTokens, useReading } from './era-tokens';
import { useKeepInAddress, useKept } from './matrix/use-kept-args';

interface Args {
  search: string;
}

const meta = {
  ...foundation,
  title: 'Foundations/Colour',
  tags: ['!autodocs'],
  args: { search: '' },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

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

interface PaletteProps {
  era: Era;
  copied: CopyKind;
  /** Shows only what has these words in a name or a value. */
  search: string;
}

function Palette({ era, copied, search }: PaletteProps) {
  const [section, [all = { swatches: [], figures: [] }]] = useReading(read);
  const { slug } = era.period;
  const file = useMemo(() => designFileOf(slug), [slug]);
  const has = (...texts: string[]) =>
    texts.some((text) => text.includes(search.toLowerCase().trim()));
  const swatches = all.swatches.filter(({ name, value }) => has(name, value));
  const figures = all.figures.filter(({ text, surface }) => has(text, surface));
  return (
    <InEra era={era} sectionRef={section}>
      <div className="sheet-palette">
        <p className="sheet-tools">
          <Download file={file}>{`${era.period.name} as ${file.about}`}</Download>
        </p>
        <ul className="sheet-swatches">
          {swatches.map(({ name, value }) => (
            <li key={name}>
              <div className="sheet-swatch" style={{ background: `var(${name})` }} />
              <div className="sheet-label">
                {name}
                <br />
                {value} <CopyToken kind={copied} name={name} value={value} />
              </div>
            </li>
          ))}
        </ul>
        {figures.length > 0 && (
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
        )}
      </div>
    </InEra>
  );
}

function Palettes({ args, keep }: { args: Args; keep: (changed: Partial<Args>) => void }) {
  const [copied, setCopied] = useState<CopyKind>('name');
  const [{ search }, change] = useKept(args, keep);
  return (
    <Sheet
      about={
        <>
          Every token that is a colour, in every era, as the theme sets it. Beside each palette:
          which text stands on which surface, and whether it can be read there. The address keeps a
          search. Each palette can be downloaded for a design tool; other formats, and all eras in
          one file, are in{' '}
          <a href="./?path=/story/foundations-tokens--tokens" target="_parent">
            Tokens
          </a>
          .
        </>
      }
      title="Colour"
    >
      <p className="sheet-tools">
        <label>
          Search{' '}
          <input
            className="sheet-search"
            onChange={({ target }) => change({ search: target.value })}
            placeholder="card, focus, #a32a14…"
            type="search"
            value={search}
          />
        </label>
        <CopyChoice kind={copied} onChange={setCopied} />
      </p>
      <nav aria-label="Eras" className="sheet-jump">
        {builtInEras.map(({ period: { name, slug }, scenario }) => (
          <a
            href={`#${slug}`}
            key={slug}
            // Storybook's frame opens a link in the whole window.
            target="_self"
          >{`${name} · ${scenario.year}`}</a>
        ))}
      </nav>
      <EachEra>{(era) => <Palette copied={copied} era={era} search={search} />}</EachEra>
    </Sheet>
  );
}

export const Colour: Story = {
  tags: ['visual', 'at-1366', 'whole'],
  render: function Page(args) {
    return <Palettes args={args} keep={useKeepInAddress<Args>()} />;
  },
  play: async ({ args: { search }, canvasElement }) => {
    // A link with a search shows a part of them.
    if (search !== '') return;
    await expect(within(canvasElement).getAllByRole('table')).toHaveLength(builtInEras.length);
    const tooLow = [...canvasElement.querySelectorAll<HTMLElement>('[data-reached]')]
      .filter(({ dataset }) => Number(dataset['reached']) < Number(dataset['needed']))
      .map((cell) => `${cell.closest('section')?.ariaLabel}: ${cell.parentElement?.textContent}`);
    await expect(tooLow).toEqual([]);
  },
};

/** A designer goes to an era and takes a colour. */
export const CopiedColour: Story = {
  ...Colour,
  name: 'Copied colour',
  tags: ['test-only'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await step('A link leads to each era', async () => {
      const links = within(page.getByRole('navigation', { name: 'Eras' })).getAllByRole('link');
      await expect(links).toHaveLength(builtInEras.length);
      for (const link of links) {
        const target = canvasElement.querySelector(link.getAttribute('href') ?? '');
        await expect(link).toHaveTextContent(target?.ariaLabel ?? 'no era');
      }
    });
    await step('The tokens of each era can be downloaded beside its palette', async () => {
      for (const { period } of builtInEras) {
        const palette = within(page.getByRole('region', { name: period.name }));
        await expect(palette.getByRole('link', { name: /DTCG/ })).toHaveAttribute(
          'download',
          `${period.slug}.tokens.json`,
        );
      }
    });
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const renaissance = within(page.getByRole('region', { name: 'Renaissance' }));
    await step('The button of a colour copies its token', async () => {
      await userEvent.click(renaissance.getByRole('button', { name: 'Copy var(--color-page)' }));
      await expect(writeText).toHaveBeenLastCalledWith('var(--color-page)');
    });
    await step('Or its value in this era', async () => {
      await userEvent.selectOptions(page.getByLabelText('Copy'), 'value');
      const [first] = renaissance.getAllByRole('button');
      await expect(first).toHaveTextContent('Copy');
      if (first) await userEvent.click(first);
      await expect(writeText).toHaveBeenLastCalledWith(
        expect.stringMatching(/^(?:#[0-9a-f]+|rgb.*|hsl.*|okl.*|color.*)$/),
      );
      await expect(first).toHaveTextContent('Copied');
    });
  },
};

/** A link leads to a group of colours, in every era. */
export const FoundColours: Story = {
  ...Colour,
  name: 'Found colours',
  tags: ['test-only'],
  args: { search: 'card-h' },
  play: async ({ canvasElement }) => {
    for (const palette of within(canvasElement).getAllByRole('region')) {
      const names = within(palette)
        .getAllByRole('listitem')
        .map(({ textContent }) => /^--[a-z-]+/.exec(textContent)?.[0]);
      await expect(names).toEqual(['--card-heading', '--card-hover-surface']);
    }
  },
};
