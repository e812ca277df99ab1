import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  choices,
  context,
  glossary,
  impact,
  record,
  scenario,
  sourceDocument,
} from '@time-traveler/testing';
import { designOf } from '../../fixtures/design';
import { picture } from '../../fixtures/pictures';
import { checkCells } from '../../fixtures/check-cells';
import { State, StateSheet } from '../../fixtures/StateSheet';
import { sheetOfPanels } from '../../fixtures/decorators';
import { PrintSheet, type PrintSheetProps } from './PrintSheet';

const meta = {
  title: 'Components/Story/PrintSheet',
  component: PrintSheet,
  parameters: {
    design: designOf('Story/PrintSheet', 'components-story-printsheet--before-a-choice'),
  },
  args: {
    address: 'https://game.test/',
    choices,
    context,
    impact: null,
    notes: choices.map(({ text }) => ({ about: text, record })),
    origin: 'written',
    picture,
    preview: true,
    scenario,
  },
  decorators: [
    (Story, { parameters: { sheet } }) => (
      <div style={{ background: '#fff', maxWidth: sheet ? undefined : '18.6cm', padding: '1.2cm' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PrintSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sheet with its texts as controls. */
export const Playground: StoryObj<{
  title: string;
  description: string;
  address: string;
  decided: boolean;
  withPicture: boolean;
  origin: 'written' | 'model';
}> = {
  args: {
    title: scenario.title,
    description: scenario.description,
    address: 'https://game.test/',
    decided: false,
    withPicture: true,
    origin: 'written',
  },
  argTypes: {
    title: { description: 'The title of the scenario.' },
    description: { description: 'The words of the story.' },
    decided: { description: 'True if the visitor has chosen: the sheet has the consequence.' },
    withPicture: { description: 'False if the sheet has no picture.' },
    origin: { control: 'inline-radio', options: ['written', 'model'] },
  },
  parameters: {
    controls: {
      include: ['title', 'description', 'address', 'decided', 'withPicture', 'origin'],
    },
  },
  render: ({ title, description, address, decided, withPicture, origin }) => (
    <PrintSheet
      {...meta.args}
      address={address}
      context={{ ...context, origin }}
      impact={decided ? impact : null}
      origin={origin}
      picture={withPicture ? picture : null}
      scenario={{ ...scenario, title, description }}
    />
  ),
};

const byAModel = {
  origin: 'model',
  notes: [],
  picture: null,
  context: { ...context, origin: 'model' },
} satisfies Partial<PrintSheetProps>;

export const States: Story = {
  parameters: sheetOfPanels,
  render: (args) => (
    <StateSheet width="30rem">
      <State name="Before a choice">
        <PrintSheet {...args} />
      </State>
      <State name="After a choice">
        <PrintSheet {...args} impact={impact} notes={[{ about: choices[0]?.text ?? '', record }]} />
      </State>
      <State name="By a model, without a picture">
        <PrintSheet {...args} {...byAModel} />
      </State>
      <State dir="rtl" name="Right to left">
        <PrintSheet {...args} />
      </State>
    </StateSheet>
  ),
  play: checkCells({
    'After a choice': async (cell) => {
      await expect(cell.getByText(impact)).toBeVisible();
      await expect(cell.getAllByText(/^Sources: /)).toHaveLength(1);
    },
    'By a model, without a picture': async (cell) => {
      const mark = /written by a language model and not checked/;
      await expect(cell.getAllByText(mark)).toHaveLength(2);
      await expect(cell.queryByRole('img')).toBeNull();
      await expect(cell.queryByText('What really happened')).toBeNull();
    },
  }),
};

export const BeforeAChoice: Story = {
  tags: ['visual', 'whole'],
  play: async ({ canvasElement, step }) => {
    const sheet = within(canvasElement);
    for (const { text } of choices) {
      await step(`"${text}" is a choice, and has its consequence`, async () => {
        await expect(sheet.getByText(`${text}.`)).toBeVisible();
        await expect(
          sheet.getByRole('heading', { level: 3, name: `${text} (documented)` }),
        ).toBeVisible();
      });
    }
    await step('The background is there, and each consequence has its sources', async () => {
      await expect(sheet.getByRole('heading', { name: context.title })).toBeVisible();
      await expect(sheet.getAllByText(/^Sources: /)).toHaveLength(choices.length);
    });
  },
};

/** The background ends with a source, and the words that need explaining come last. */
export const WithADocumentAndWords: Story = {
  tags: ['visual', 'whole'],
  args: { document: sourceDocument, notes: [], words: glossary },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: sourceDocument.title })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Words' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
