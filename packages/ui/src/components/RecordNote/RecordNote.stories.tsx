import type { Meta, StoryObj } from '@storybook/react-vite';
import { designOf } from '../../fixtures/design';
import { expect, within } from 'storybook/test';
import { checkCells } from '../../fixtures/check-cells';
import { State, StateSheet } from '../../fixtures/StateSheet';
import { UnseenText } from '../../fixtures/UnseenText';
import { inPanelRoom, sheetOfLandmarks } from '../../fixtures/decorators';
import type { HistoricalRecord } from '@time-traveler/game-core';
import { record } from '@time-traveler/testing';
import { Panel } from '../Panel/Panel';
import { RecordNote } from './RecordNote';

const marks = ['documented', 'disputed', 'invented', 'known today'] as const;

const meta = {
  title: 'Components/Story/RecordNote',
  component: RecordNote,
  parameters: { design: designOf('Story/RecordNote', 'components-story-recordnote--states', true) },
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

/** The note with its mark and its texts as controls. */
export const Playground: StoryObj<{
  mark: HistoricalRecord['mark'];
  text: string;
  source: string;
  reportUrl: string;
}> = {
  args: {
    mark: record.mark,
    text: record.text,
    source: record.sources[0] ?? '',
    reportUrl: 'mailto:facts@example.org',
  },
  argTypes: {
    mark: { control: 'select', options: marks, description: 'How well the statement is known.' },
    text: { control: 'text', description: 'What the records say.' },
    source: {
      control: 'text',
      description: 'The source. Without one the note has no list of sources.',
    },
    reportUrl: { control: 'text' },
  },
  parameters: { controls: { include: ['mark', 'text', 'source', 'reportUrl'] } },
  render: ({ mark, text, source, reportUrl }) => (
    <>
      <RecordNote
        record={{ mark, text, sources: source === '' ? [] : [source] }}
        reportUrl={reportUrl === '' ? undefined : reportUrl}
      />
      {reportUrl === '' ? null : <UnseenText how="The link leads to" words={reportUrl} />}
    </>
  ),
  play: async ({ args: { reportUrl }, canvasElement }) => {
    await expect(within(canvasElement).getByText(reportUrl)).toBeVisible();
  },
};

export const States: Story = {
  tags: ['visual-eras', 'at-1366', 'whole'],
  parameters: sheetOfLandmarks,
  render: (args) => (
    <StateSheet width="17rem">
      {marks.map((mark) => (
        <State key={mark} name={mark}>
          <RecordNote {...args} record={{ ...record, mark }} />
        </State>
      ))}
      <State name="Without sources">
        <RecordNote {...args} record={{ ...record, sources: [] }} />
      </State>
      <State name="With a report link">
        <RecordNote {...args} reportUrl="mailto:facts@example.org" />
      </State>
      <State dir="rtl" name="Right to left">
        <RecordNote {...args} />
      </State>
    </StateSheet>
  ),
  play: checkCells({
    documented: async (cell) => {
      const note = within(cell.getByRole('complementary', { name: 'What really happened' }));
      await expect(note.getByText('Documented')).toBeVisible();
      await expect(note.getByRole('list', { name: 'Sources' }).children).toHaveLength(2);
      await expect(note.queryByRole('link')).toBeNull();
    },
    // A text by a language model has no sources.
    'Without sources': async (cell) => {
      await expect(cell.queryByRole('list')).toBeNull();
    },
    'With a report link': async (cell) => {
      const link = cell.getByRole('link', { name: 'Report a wrong fact' });
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    },
  }),
};
