import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { choices, context, impact, record, scenario } from '@time-traveler/testing';
import { picture } from '../../fixtures/pictures';
import { PrintSheet } from './PrintSheet';

const meta = {
  title: 'Components/Story/PrintSheet',
  component: PrintSheet,
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
    (Story) => (
      <div style={{ background: '#fff', maxWidth: '18.6cm', padding: '1.2cm' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PrintSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeAChoice: Story = {
  play: async ({ canvasElement }) => {
    const sheet = within(canvasElement);
    for (const { text } of choices) {
      await expect(sheet.getByText(`${text}.`)).toBeVisible();
      await expect(
        sheet.getByRole('heading', { level: 3, name: `${text} (documented)` }),
      ).toBeVisible();
    }
    await expect(sheet.getByRole('heading', { name: context.title })).toBeVisible();
    await expect(sheet.getAllByText(/^Sources: /)).toHaveLength(choices.length);
  },
};

export const AfterAChoice: Story = {
  args: { impact, notes: [{ about: choices[0]?.text ?? '', record }] },
  play: async ({ canvasElement, args }) => {
    const sheet = within(canvasElement);
    await expect(sheet.getByText(args.impact ?? '')).toBeVisible();
    await expect(sheet.getAllByText(/^Sources: /)).toHaveLength(1);
  },
};

export const ByAModelAndWithoutAPicture: Story = {
  args: { origin: 'model', notes: [], picture: null, context: { ...context, origin: 'model' } },
  play: async ({ canvasElement }) => {
    const sheet = within(canvasElement);
    await expect(sheet.getAllByText(/written by a language model and not checked/)).toHaveLength(2);
    await expect(sheet.queryByRole('img')).toBeNull();
    await expect(sheet.queryByText('What really happened')).toBeNull();
  },
};
