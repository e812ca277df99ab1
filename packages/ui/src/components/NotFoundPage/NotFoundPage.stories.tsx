import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkCells } from '../../fixtures/check-cells';
import { WindowState, WindowStateSheet } from '../../fixtures/StateSheet';
import { sheetOfWindows } from '../../fixtures/decorators';
import { designOf } from '../../fixtures/design';
import { expect, within } from 'storybook/test';
import { NotFoundPage } from './NotFoundPage';
import { forced } from '../../fixtures/forced-state';

const meta = {
  title: 'Components/Page/NotFoundPage',
  component: NotFoundPage,
  parameters: {
    design: designOf('Page/NotFoundPage', 'components-page-notfoundpage--default', true),
    framed: true,
    screen: { width: 1024, height: 640 },
  },
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { homeHref: '/' },
  argTypes: { homeHref: { control: 'text' } },
};

export const States: Story = {
  parameters: sheetOfWindows,
  render: (args) => (
    <WindowStateSheet>
      <WindowState name="Default">
        <NotFoundPage {...args} />
      </WindowState>
      <WindowState force={['hover']} name="Link hovered" on="a">
        <NotFoundPage {...args} />
      </WindowState>
      <WindowState force={['active', 'hover']} name="Link pressed" on="a">
        <NotFoundPage {...args} />
      </WindowState>
      <WindowState force={['focus-visible']} name="Link focused" on="a">
        <NotFoundPage {...args} />
      </WindowState>
      <WindowState dir="rtl" name="Right to left">
        <NotFoundPage {...args} />
      </WindowState>
    </WindowStateSheet>
  ),
  play: checkCells({
    'Right to left': async (cell) => {
      // The text is English in any direction, so the number stays in front.
      await expect(getComputedStyle(cell.getByRole('heading')).direction).toBe('ltr');
    },
  }),
};

export const Default: Story = {
  tags: ['visual-eras'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await expect(page.getByRole('link')).toHaveAttribute('href', '/');
  },
};

export const LinkFocused: Story = {
  tags: ['visual'],
  decorators: [forced('focus-visible', 'a')],
};

export const OnTheSmallestPhone: Story = {
  tags: ['test-only'],
  globals: { viewport: { value: 'w320' } },
};
