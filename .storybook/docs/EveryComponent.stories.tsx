import type { Meta, StoryObj } from '@storybook/react-vite';
import { builtInEras } from '@time-traveler/game-core';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
// oxlint-disable-next-line no-restricted-imports -- read from the sources, and not part of the package's API
import { tokensShownBy } from '../../packages/ui/src/tokens/used-by';
import { InGround } from './InGround';
import { Sheet, foundation } from './Sheet';
import { guides, placeOf } from './guides';
import { InState, type StateName, states } from './matrix/InState';
import { Matrix, type Row, rowsFor } from './matrix/Matrix';
import { ScreenCell } from './matrix/ScreenCell';
import { TokenEditor } from './matrix/TokenEditor';
import { cssOf, editsIn, wordOf } from './matrix/token-edits';
import { useKeepInAddress, useKept } from './matrix/use-kept-args';

interface Args {
  search: string;
  state: StateName;
  /** Values that somebody tries for tokens, as a word that an address can keep. */
  edits: string;
}

const meta = {
  ...foundation,
  title: 'Foundations/Every component',
  tags: ['!autodocs'],
  args: { search: '', state: 'asItIs', edits: '' },
  argTypes: { state: { options: Object.keys(states) } },
  // The examples repeat landmarks, and nothing in them can be used.
  parameters: { ...foundation.parameters, a11y: { test: 'off' } },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

/** They are as wide as the window, or laid out for a wide one. */
const wide = ['EraTimeline', 'Header', 'ScenarioPanel'];

/** Each component: its example in the page itself or, if it covers a window, its story in a small window. */
function rowsIn(state: StateName, css = ''): readonly Row[] {
  return Object.entries(guides).flatMap(([name, { ground, story, ...guide }]): Row[] => {
    const { example } = guide;
    const tokens = tokensShownBy(name);
    const link = `./?path=/docs/components-${placeOf(name)}-${name.toLowerCase()}--docs`;
    if (example !== undefined) {
      return [
        {
          name,
          link,
          tokens,
          cell: () => (
            <div className="matrix-example" data-wide={wide.includes(name)}>
              <InGround ground={ground}>
                <InState state={state}>{example}</InState>
              </InGround>
            </div>
          ),
        },
      ];
    }
    if (story === undefined) return [];
    const globals = state === 'rightToLeft' ? 'direction:rtl' : '';
    return [
      {
        name,
        link,
        tokens,
        cell: (era) => (
          <div inert>
            <ScreenCell css={css} era={era} globals={globals} size={story} storyId={story.id} />
          </div>
        ),
      },
    ];
  });
}

function Components({ args, keep }: { args: Args; keep: (changed: Partial<Args>) => void }) {
  const [{ search, state, edits }, change] = useKept(args, keep);
  const tried = editsIn(edits);
  return (
    <Sheet
      about="Each component in every era. Try another value of a token, and see at once everything that it changes; search for its name to see only what reads it. The address keeps search, state and values. The lines that a change shows are those for packages/ui/src/themes."
      title="Every component"
    >
      <TokenEditor
        edits={tried}
        onEdit={(next) => change({ edits: wordOf(next) })}
        onToken={(name) => {
          // A search for another token would hide what this one changes.
          if (search.startsWith('--')) change({ search: name });
        }}
        token={args.search.startsWith('--') ? args.search : undefined}
      />
      <Matrix
        onSearch={(words) => change({ search: words })}
        rows={rowsIn(state, cssOf(tried))}
        search={search}
        things="components"
        toggle={{
          label: 'State',
          value: state,
          options: states,
          onChange: (next) => change({ state: next as StateName }),
        }}
      />
    </Sheet>
  );
}

export const EveryComponent: Story = {
  // Named like its title, so that the sidebar opens it with one click.
  name: 'Every component',
  render: function Page({ search, state, edits }) {
    return <Components args={{ search, state, edits }} keep={useKeepInAddress<Args>()} />;
  },
  play: async ({ canvasElement, args, step }) => {
    const page = within(canvasElement);
    const rows = () => canvasElement.querySelectorAll('tbody tr');
    const found = rowsFor(args.search, rowsIn(args.state));
    await step('Each component that is found has a row', async () => {
      await expect(rows()).toHaveLength(found.length);
      await expect(page.getByRole('status')).toHaveTextContent(`${found.length} of `);
    });
    await step('Each row shows its component in every era', async () => {
      for (const row of rows()) {
        await expect(row.querySelectorAll('td')).toHaveLength(builtInEras.length);
        for (const { name, height } of heightsOf(row)) {
          await expect([name, height > 40]).toEqual([name, true]);
        }
      }
    });
  },
};

function heightsOf(row: Element): { name: string; height: number }[] {
  const name = row.querySelector('th')?.textContent ?? '';
  return [...row.querySelectorAll('td')].map((cell) => ({
    name,
    // Without the zoom that a laptop has.
    height: cell.offsetHeight,
  }));
}

/** A link keeps search and state; what can be pressed is hovered in every era, and released again. */
export const HoveredCards: Story = {
  ...EveryComponent,
  name: 'Hovered cards',
  tags: ['test-only'],
  args: { search: 'choicec', state: 'hover' },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('status')).toHaveTextContent('1 of ');
    const cards = [...canvasElement.querySelectorAll('td button')];
    await expect(cards).toHaveLength(builtInEras.length);
    const looks = () => new Set(cards.map((card) => getComputedStyle(card).backgroundColor));
    await step('The card of each era is hovered, in its own colours', async () => {
      for (const card of cards) await expect(card).toHaveAttribute('data-forced-hover');
      // Each era has its own colours.
      await expect(looks().size).toBeGreaterThan(2);
    });
    await step('The state is released', async () => {
      await userEvent.selectOptions(page.getByLabelText('State'), 'As it is');
      await waitFor(() =>
        expect(canvasElement.querySelectorAll('td [data-forced-hover]')).toHaveLength(0),
      );
    });
    await step('The state is shown again', async () => {
      await userEvent.selectOptions(page.getByLabelText('State'), 'Hovered');
      await waitFor(() =>
        expect(canvasElement.querySelectorAll('td [data-forced-hover]')).toHaveLength(5),
      );
    });
  },
};

/** A designer tries a value: every card has it at once, in one era or in all. */
export const EditedToken: Story = {
  ...EveryComponent,
  name: 'Edited token',
  tags: ['test-only'],
  args: { search: 'choicec' },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const cards = [...canvasElement.querySelectorAll('td button')];
    const colours = () => cards.map((card) => getComputedStyle(card).backgroundColor);
    const before = colours();
    const value = page.getByLabelText('New value');
    const tried = 'rgb(1 2 3)';
    await step('A name that no token has cannot have a value', async () => {
      await userEvent.clear(page.getByLabelText('Token'));
      await userEvent.type(page.getByLabelText('Token'), '--card');
      await expect(value).toBeDisabled();
    });
    await step('The value is that of every era', async () => {
      await userEvent.type(page.getByLabelText('Token'), '-surface');
      await userEvent.type(value, tried);
      await expect(colours()).toEqual(before.map(() => 'rgb(1, 2, 3)'));
      const values = within(page.getByRole('list', { name: 'Values of --card-surface' }));
      await expect(values.getAllByText(tried)).toHaveLength(builtInEras.length);
    });
    await step('One era has another value', async () => {
      await userEvent.selectOptions(page.getByLabelText('In'), 'Modern Era');
      await userEvent.type(value, 'red');
      await expect(colours().indexOf('rgb(255, 0, 0)')).toBe(3);
      await expect(new Set(colours()).size).toBe(2);
      await expect(page.getByLabelText('Lines for the themes')).toHaveTextContent(
        '.modern-theme { --card-surface: red; }',
      );
    });
    await step('A button copies the lines', async () => {
      const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await userEvent.click(page.getByRole('button', { name: 'Copy the lines' }));
      await expect(writeText).toHaveBeenLastCalledWith(
        expect.stringContaining('.modern-theme {\n  --card-surface: red;\n}'),
      );
    });
    await step('A value that is not a colour is named', async () => {
      await expect(page.queryByText(/is not a colour/)).toBeNull();
      await userEvent.type(value, 'dish');
      await expect(page.getByText('“reddish” is not a colour.')).toBeVisible();
    });
    await step('Reset restores the themes', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Reset' }));
      await expect(colours()).toEqual(before);
      await expect(value).toHaveValue('');
    });
  },
};

/** A link leads to a token: what reads it, and nothing else. */
export const ReadersOfAToken: Story = {
  ...EveryComponent,
  name: 'Readers of a token',
  tags: ['test-only'],
  args: { search: '--card-surface' },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await expect(page.getByLabelText('Token')).toHaveValue('--card-surface');
    await expect(page.getByRole('link', { name: 'ChoiceCard' })).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Icon' })).toBeNull();
    await step('Another token leads to what reads that one', async () => {
      await userEvent.clear(page.getByLabelText('Token'));
      await userEvent.type(page.getByLabelText('Token'), '--tip-surface');
      await expect(page.getByLabelText('Search')).toHaveValue('--tip-surface');
      await expect(page.getByRole('link', { name: 'Tooltip' })).toBeVisible();
      await expect(page.queryByRole('link', { name: 'ChoiceCard' })).toBeNull();
    });
  },
};
