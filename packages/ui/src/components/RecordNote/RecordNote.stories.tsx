import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inPanelRoom, rightToLeft } from '../../fixtures/decorators';
import { record } from '@time-traveler/testing';
import { Panel } from '../Panel/Panel';
import { RecordNote } from './RecordNote';

const meta = {
  title: 'Components/RecordNote',
  component: RecordNote,
  decorators: [
    (Story) => (
      <Panel labelledBy="story">
        <div style={{ padding: '1rem 1.5rem' }}>
          <h2 id="story" style={{ fontSize: '1rem' }}>
            The end of a story
          </h2>
          <Story />
        </div>
      </Panel>
    ),
    inPanelRoom,
  ],
  args: { record },
} satisfies Meta<typeof RecordNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Documented: Story = {
  tags: ['visual-eras'],
  play: async ({ canvasElement }) => {
    const note = within(
      within(canvasElement).getByRole('complementary', { name: 'What really happened' }),
    );
    await expect(note.getByText('Documented')).toBeVisible();
    await expect(note.getByRole('list', { name: 'Sources' }).children).toHaveLength(2);
    await expect(note.queryByRole('link')).toBeNull();
  },
};

export const Disputed: Story = { args: { record: { ...record, mark: 'disputed' } } };

export const Invented: Story = { args: { record: { ...record, mark: 'invented' } } };

export const KnownToday: Story = { args: { record: { ...record, mark: 'known today' } } };

/** What a model wrote has nothing behind it. */
export const WithoutSources: Story = {
  args: { record: { ...record, mark: 'invented', sources: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};

export const WithAReportLink: Story = {
  args: { reportUrl: 'mailto:facts@example.org' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Report a wrong fact' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };
