import type { Meta, StoryObj } from '@storybook/react-vite';
import { designOf } from '../../fixtures/design';
import { expect, userEvent, within } from 'storybook/test';
import { headingStyle, onSurface, rightToLeft } from '../../fixtures/decorators';
import { UnseenText } from '../../fixtures/UnseenText';
import { SkipLinks } from './SkipLinks';

const heading = { ...headingStyle, color: 'var(--color-heading)' };

const meta = {
  title: 'Components/Page/SkipLinks',
  component: SkipLinks,
  parameters: { design: designOf('Page/SkipLinks', 'components-page-skiplinks--reached', true) },
  args: { storyId: 'the-story', choicesId: 'the-choices' },
  render: (args) => (
    <>
      <SkipLinks {...args} />
      <h2 id={args.storyId} style={heading} tabIndex={-1}>
        The Ferry That Waits
      </h2>
      <h2 id={args.choicesId} style={heading} tabIndex={-1}>
        Your Choices
      </h2>
    </>
  ),
  decorators: [
    (Story) => (
      <div style={{ position: 'relative' }}>
        <Story />
      </div>
    ),
    onSurface,
  ],
} satisfies Meta<typeof SkipLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Press Tab to see the links. */
export const Playground: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <UnseenText how="Shown once you press Tab" words="To the story, To the choices" />
      </>
    ),
  ],
};

/** Without the focus the links cannot be seen or clicked. */
export const Waiting: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'To the story' });
    const { left, top, width, height } = link.getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).not.toBe(link);
  },
};

export const Reached: Story = {
  // A guide does not play, so nothing would have the focus there.
  tags: ['visual-eras', '!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'To the story' })).toHaveFocus();
  },
};

export const Followed: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const user = userEvent.setup();
    const address = location.href;
    await step('The first link leads to the story', async () => {
      await user.tab();
      await user.keyboard('{Enter}');
      await expect(page.getByRole('heading', { name: 'The Ferry That Waits' })).toHaveFocus();
    });
    await step('The second link leads to the choices', async () => {
      await user.tab({ shift: true });
      await expect(page.getByRole('link', { name: 'To the choices' })).toHaveFocus();
      await user.keyboard('{Enter}');
      await expect(page.getByRole('heading', { name: 'Your Choices' })).toHaveFocus();
    });
    await step('The address stays as it was', async () => {
      await expect(location.href).toBe(address);
    });
  },
};

export const OnTheSmallestPhone: Story = {
  ...Reached,
  tags: ['test-only'],
  globals: { viewport: { value: 'w320' } },
};

export const RightToLeft: Story = {
  ...Reached,
  tags: ['test-only'],
  decorators: [rightToLeft],
};
