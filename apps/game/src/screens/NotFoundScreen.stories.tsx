import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { gameStories, pictureOf } from '../fixtures/game-stories';

const meta = {
  ...gameStories,
  title: 'Screens/404',
  tags: ['!autodocs'],
  args: { page: 'not-found' },
  parameters: {
    ...gameStories.parameters,
    design: pictureOf('404--unknown-route'),
    // It requests nothing.
    controls: { disable: true },
    themedByApp: false,
  },
} satisfies Meta<typeof gameStories.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnknownRoute: Story = {
  tags: ['visual', 'at-1366'],
  play: async () => {
    await expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(document.title).toBe('404 Page Not Found');
    await expect(screen.getByRole('link')).toHaveAttribute('href', '/');
  },
};

export const OnAPhone: Story = {
  tags: ['visual', 'at-390'],
  globals: { viewport: { value: 'w390' } },
};
