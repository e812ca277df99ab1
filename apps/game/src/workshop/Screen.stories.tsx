import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownStorage } from '../fixtures/own-storage';
import { FramedScreen } from './ScreenFrame';

const meta = {
  component: FramedScreen,
  title: 'Workshop/Screen',
  tags: ['!autodocs', 'test-only'],
  parameters: { themedByApp: true, controls: { disable: true } },
  beforeEach: () => ownStorage(),
} satisfies Meta<typeof FramedScreen>;

export default meta;

/** The page in the frame of the workshop. */
export const Screen: StoryObj<typeof meta> = {};
