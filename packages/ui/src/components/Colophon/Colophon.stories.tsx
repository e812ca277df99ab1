import { periods } from '@time-traveler/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { designOf } from '../../fixtures/design';
import { expect, fn, userEvent } from 'storybook/test';
import { onSurface } from '../../fixtures/decorators';
import { State, StateSheet } from '../../fixtures/StateSheet';
import { Colophon } from './Colophon';

const meta = {
  title: 'Components/Story/Colophon',
  component: Colophon,
  parameters: { design: designOf('Story/Colophon', 'components-story-colophon--states', true) },
  decorators: [onSurface],
  args: {
    slug: 'medieval',
    memento: 'half a tally',
    sentence: 'Half a tally with three notches more than the clerk’s. Osbert had no use for two.',
    way: 'Go on to Florence, 1503',
    onWay: fn(),
  },
} satisfies Meta<typeof Colophon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  argTypes: {
    sentence: { control: 'text' },
    slug: { control: 'inline-radio', options: periods.map(({ slug }) => slug) },
    way: { control: 'text' },
  },
};

const way = 'button';

export const States: Story = {
  tags: ['visual-eras'],
  parameters: { controls: { disable: true } },
  render: (args) => (
    <StateSheet>
      <State name="An era is left">
        <Colophon {...args} />
      </State>
      <State name="Another decision follows">
        <Colophon {...args} ending="Bread and down" />
      </State>
      <State name="All eras are closed">
        <Colophon {...args} way="Read the journal’s last page" />
      </State>
      <State force={['hover']} name="Way hovered" on={way}>
        <Colophon {...args} />
      </State>
      <State force={['focus-visible']} name="Way focused" on={way}>
        <Colophon {...args} />
      </State>
      <State name="Nothing is kept">
        <Colophon {...args} memento={null} />
      </State>
      <State dir="rtl" name="Right to left">
        <Colophon {...args} />
      </State>
    </StateSheet>
  ),
};

/** The thing has its name and its sentence, and the way can be pressed. */
export const Pressed: Story = {
  tags: ['test-only'],
  play: async ({ args, canvas, step }) => {
    await step('The object and the sentence are there', async () => {
      await expect(canvas.getByRole('img', { name: 'half a tally' })).toBeVisible();
      await expect(canvas.getByText(args.sentence)).toBeVisible();
    });
    await step('Two quick presses count once', async () => {
      const button = canvas.getByRole('button', { name: args.way });
      await userEvent.dblClick(button);
      await expect(args.onWay).toHaveBeenCalledOnce();
      await expect(args.onWay).toHaveBeenCalledWith(button);
    });
  },
};

/** On a phone the thing's sentence keeps room beside it, and nothing leaves the panel. */
export const OnAPhone: Story = {
  tags: ['visual', 'at-390'],
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
