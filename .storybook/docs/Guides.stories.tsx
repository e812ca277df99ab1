import type { Meta, StoryObj } from '@storybook/react-vite';
import * as ui from '@time-traveler/ui';
import * as dialog from '@time-traveler/ui/dialog';
import * as journey from '@time-traveler/ui/journey';
import * as notifications from '@time-traveler/ui/notifications';
import { expect } from 'storybook/test';
import { guides } from './guides';

const meta = {
  title: 'Tests/Guides',
  tags: ['test-only', '!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const stories = import.meta.glob<string>('../../packages/ui/src/components/**/*.stories.tsx', {
  eager: true,
  import: 'default',
  query: '?raw',
});
const entries: Readonly<Record<string, object>> = { '': ui, dialog, journey, notifications };

/** Each component with stories has a guide, whose import names what the package exports. */
export const EveryComponentHasOne: Story = {
  render: () => <p>{Object.keys(guides).join(', ')}</p>,
  play: async () => {
    const titled = Object.values(stories).map((code) => /title: '[^']*\/(\w+)'/.exec(code)?.[1]);
    await expect(Object.keys(guides).sort()).toEqual(titled.sort());
    for (const [name, { entry = '' }] of Object.entries(guides)) {
      await expect(Object.keys(entries[entry] ?? {})).toContain(name);
    }
  },
};
