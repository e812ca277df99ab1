import { places } from './name.mjs';

/** Returns the files of a new component's folder, by name. */
export function folderOf({ name, place }) {
  const { chapter, decorator } = places[place];
  return {
    [`${name}.tsx`]: `import styles from './${name}.module.css';

/** Props of {@link ${name}}. */
export interface ${name}Props {
  /** What it says. */
  text: string;
}

/** Shows a short text on a ground of its own. */
export function ${name}({ text }: ${name}Props) {
  return <p className={styles.root}>{text}</p>;
}
`,
    [`${name}.module.css`]: `@layer components {
  .root {
    background: var(--card-surface);
    border: var(--card-border);
    border-radius: var(--card-radius);
    color: var(--card-text);
    padding: var(--space-3) var(--space-4);
  }
}
`,
    [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { State, StateSheet } from '../../fixtures/StateSheet';
import { ${decorator} } from '../../fixtures/decorators';
import { ${name} } from './${name}';

const meta = {
  title: 'Components/${chapter}/${name}',
  component: ${name},
  decorators: [${decorator}],
  args: { text: 'The ferry lies at the far side' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

const longest = 'The ferry lies at the far side with its rope slack, and forty people wait. '.repeat(3);

export const Playground: Story = {};

export const States: Story = {
  parameters: { controls: { disable: true } },
  render: ({ text }) => (
    <StateSheet>
      <State name="Default">
        <${name} text={text} />
      </State>
      <State name="Longest text">
        <${name} text={longest} />
      </State>
      <State dir="rtl" name="Right to left">
        <${name} text={text} />
      </State>
    </StateSheet>
  ),
};

export const Default: Story = {
  play: async ({ canvas, args: { text } }) => {
    await expect(canvas.getByText(text)).toBeVisible();
  },
};
`,
  };
}

/** Returns the guide of a new component, as an entry of its place's guides. */
export function guideOf({ name, place }) {
  return `  ${name}: {
    use: 'Use it for a short text that stands apart. A decision in the story is a ChoiceCard.',
    ground: '${places[place].ground}',
    example: <${name} text="The ferry lies at the far side" />,
    parts: [['Text on a ground of its own', 'p']],
    dos: [{ words: 'Say one thing.', picture: <${name} text="The ferry waits" /> }],
    donts: [
      {
        words: 'Do not tell a story in it.',
        picture: <${name} text={'The ferry waits, and so do they. '.repeat(5)} />,
      },
    ],
    keys: [],
    snippet: '<${name} text={text} />',
  },
`;
}

/** Returns what the report of the package's API says of a new component. */
export function reportOf({ name }) {
  return [
    `// @public
export function ${name}(input: ${name}Props): react.JSX.Element;

`,
    `// @public
export interface ${name}Props {
    text: string;
}

`,
  ];
}
