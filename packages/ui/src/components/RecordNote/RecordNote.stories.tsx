import type { Meta, StoryObj } from '@storybook/react-vite';
import { designOf } from '../../fixtures/design';
import { expect, within } from 'storybook/test';
import { State, StateSheet } from '../../fixtures/StateSheet';
import { UnseenText } from '../../fixtures/UnseenText';
import { inPanelRoom, rightToLeft, sheetOfLandmarks } from '../../fixtures/decorators';
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
    mark: { control: 'select', options: marks },
    text: { control: 'text' },
    source: { control: 'text' },
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
};

export const Documented: Story = {
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

/** A text by a language model has no sources. */
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
