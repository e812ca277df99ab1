import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import css from '../styles/tokens.css?raw';
import { type Token, type TokenChapter, readContract } from './contract';

const chapters = readContract(css);

const meta = {
  title: 'Foundations/Tokens',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type Values = ReadonlyMap<string, string>;

/** Returns what each token is set to on an element. */
function valuesOn(element: Element): Values {
  const style = getComputedStyle(element);
  const names = chapters.flatMap(({ tokens }) => tokens.map(({ name }) => name));
  return new Map(names.map((name) => [name, style.getPropertyValue(name).trim()]));
}

function Row({ token, value }: { token: Token; value: string }) {
  const { name, description, required, defaultValue } = token;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {description}
        {required ? ' Every theme sets it.' : ''}
      </td>
      <td data-token={name}>
        {CSS.supports('color', value) ? (
          <span aria-hidden="true" className="sheet-dot" style={{ background: `var(${name})` }} />
        ) : null}
        {value}
      </td>
      <td>{defaultValue}</td>
    </tr>
  );
}

function Chapter({ chapter, values }: { chapter: TokenChapter; values: Values }) {
  return (
    <section aria-label={chapter.title}>
      <h2 className="sheet-chapter">{chapter.title}</h2>
      {chapter.shared ? <p>These are the same in every era.</p> : null}
      <table className="sheet-tokens">
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">What it does</th>
            <th scope="col">In this era</th>
            <th scope="col">Without a theme</th>
          </tr>
        </thead>
        <tbody>
          {chapter.tokens.map((token) => (
            <Row key={token.name} token={token} value={values.get(token.name) ?? ''} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Contract({ era }: { era: unknown }) {
  const [values, setValues] = useState<Values>(new Map());
  const read = useCallback((element: HTMLElement | null) => {
    if (element) setValues(valuesOn(element));
  }, []);
  return (
    <main className={`${String(era)}-theme sheet`} key={String(era)} ref={read}>
      <h1>Tokens</h1>
      <p className="sheet-about">
        Everything that a theme can set. A component reads nothing else. The page is made from the
        comments in tokens.css; choose another era in the toolbar to see its values.
      </p>
      {chapters.map((chapter) => (
        <Chapter chapter={chapter} key={chapter.title} values={values} />
      ))}
    </main>
  );
}

export const Tokens: Story = {
  render: (_, { globals }) => <Contract era={globals['era']} />,
  play: async ({ canvasElement }) => {
    const sheet = within(canvasElement);
    await expect(sheet.getAllByRole('rowheader')).toHaveLength(
      chapters.flatMap(({ tokens }) => tokens).length,
    );
    await expect(sheet.getByRole('rowheader', { name: '--color-surface' })).toBeVisible();
    // What is shown is the value of the era that the page has.
    const shown = canvasElement.querySelector('[data-token="--font-display"]');
    await waitFor(() =>
      expect(shown).toHaveTextContent(
        getComputedStyle(document.documentElement).getPropertyValue('--font-display').trim(),
      ),
    );
  },
};
