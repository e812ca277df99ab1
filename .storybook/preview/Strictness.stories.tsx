import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import { isStrict } from './strictness';

/** Stories that must fail. Only tests/visual/strictness.spec.ts opens them. */
const meta = {
  title: 'Tests/Strictness',
  tags: ['!dev', '!test', '!autodocs'],
  render: () => <p>This story must fail.</p>,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnmockedRequest: Story = {
  play: async () => {
    await fetch('/api/nobody-answers').catch(() => null);
  },
};

export const UnmockedPicture: Story = {
  render: () => <img alt="Of no story" src="https://pictures.invalid/unheard-of.avif" />,
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await new Promise((failed) => image?.addEventListener('error', failed));
  },
};

export const ConsoleError: Story = {
  play: () => {
    // oxlint-disable-next-line no-console -- this must fail the story
    console.error('A warning of React');
  },
};

export const ConsoleWarning: Story = {
  play: () => {
    // oxlint-disable-next-line no-console -- this must fail the story
    console.warn('A module is missing');
  },
};

const failing = http.get('/api/fails', () => new HttpResponse(null, { status: 503 }));

export const FailedAnswer: Story = {
  beforeEach: ({ msw }) => msw.use(failing),
  play: async () => {
    await fetch('/api/fails');
  },
};

export const ExpectedFailedAnswer: Story = {
  ...FailedAnswer,
  parameters: { expectedConsoleErrors: ['Failed to load resource'] },
};

export const ExpectedConsoleError: Story = {
  ...ConsoleError,
  parameters: { expectedConsoleErrors: ['A warning of \\w+'] },
};

/** Runs in Vitest too, so that a story cannot fail there unnoticed. */
export const InATestRun: Story = {
  tags: ['test'],
  render: () => <p>This story must pass in a test run.</p>,
  play: async () => {
    await expect(isStrict()).toBe(true);
  },
};
