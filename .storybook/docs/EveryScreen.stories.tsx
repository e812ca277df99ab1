import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, within } from 'storybook/test';
import type { StoryWindow } from '../preview/story-window';
import { useSyncedScroll } from '../preview/use-synced-scroll';
import { Sheet, foundation } from './Sheet';
import { Matrix, type Row } from './matrix/Matrix';
import { ScreenCell } from './matrix/ScreenCell';
import { useKeepInAddress, useKept } from './matrix/use-kept-args';

const sizes = {
  w1366: { width: 1366, height: 768 },
  w390: { width: 390, height: 844 },
};

const names = { w1366: '1366 · laptop', w390: '390 · phone' };

interface Args {
  search: string;
  width: keyof typeof sizes;
}

const meta = {
  ...foundation,
  title: 'Foundations/Every screen',
  tags: ['!autodocs'],
  args: { search: '', width: 'w1366' },
  argTypes: { width: { options: Object.keys(sizes) } },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

/** Each story of the screens that the sidebar shows. A test run has no list of them. */
function screens(width: keyof typeof sizes): readonly Row[] {
  const { storyStoreValue } = (window as StoryWindow).__STORYBOOK_PREVIEW__ ?? {};
  return Object.values(storyStoreValue?.storyIndex.entries ?? {})
    .filter(
      ({ title, type, tags = [] }) =>
        type === 'story' && title.startsWith('Screens/') && !tags.includes('test-only'),
    )
    .map(({ id, title, name }) => ({
      name: `${title.slice('Screens/'.length)}: ${name}`,
      link: `./?path=/story/${id}`,
      cell: (era) => <ScreenCell era={era} size={sizes[width]} storyId={id} />,
    }));
}

function Screens({ args, keep }: { args: Args; keep: (changed: Partial<Args>) => void }) {
  const [{ search, width }, change] = useKept(args, keep);
  const frames = useRef<HTMLDivElement>(null);
  useSyncedScroll(frames);
  return (
    <Sheet
      about="Each screen in every era. Scroll one, and the same screen follows in the other eras. A screen loads once it can be seen, and is shown as a visitor finds it; press its name to see it played. The address keeps search and width."
      title="Every screen"
    >
      <div ref={frames}>
        <Matrix
          onSearch={(words) => change({ search: words })}
          rows={screens(width)}
          search={search}
          things="screens"
          toggle={{
            label: 'Width',
            value: width,
            options: names,
            onChange: (next) => change({ width: next as keyof typeof sizes }),
          }}
        />
      </div>
    </Sheet>
  );
}

/** The frames are tested in the built Storybook, by tests/visual/matrix.spec.ts. */
export const EveryScreen: Story = {
  name: 'Every screen',
  render: function Page({ search, width }) {
    return <Screens args={{ search, width }} keep={useKeepInAddress<Args>()} />;
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeVisible();
  },
};
