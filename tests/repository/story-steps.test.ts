import { expect, it } from 'vitest';
import { filesNamed, read } from './files';

/** What a visitor does: an event of the library, or a call of a story's helper for one. */
const action =
  /\b(?:(?:userEvent|user|fireEvent)\.(?!setup\b)\w+|press|show|dropFolder|dropFiles|reach|pointAt|leave)\(/g;
const expectation = /\bexpect\(/g;

/** With more actions and expectations than these, the panel needs sentences to be read. */
const MOST_LINES = 3;

/** Returns the play functions of a file, by the names of their stories. */
function playsIn(code: string): readonly (readonly [string, string])[] {
  return code
    .split(/^export const (?=\w+: )/m)
    .slice(1)
    .map((story) => {
      const [own = ''] = story.split(/^(?:\/\*\*|const |(?:async )?function |interface )/m);
      const [, play = ''] = own.split(/^ {2}play: /m);
      return [story.slice(0, story.indexOf(':')), play] as const;
    });
}

/** True if a play function does or expects many things and has no steps. */
function needsSteps(play: string): boolean {
  if (/\bstep\(|\bcheckCells\(/.test(play)) return false;
  return [action, expectation].flatMap((each) => [...play.matchAll(each)]).length > MOST_LINES;
}

it('finds a play function that needs steps', () => {
  const press = "    await userEvent.click(button);\n    await press('Next');\n";
  const long = `export const Long: Story = {\n  play: async () => {\n${press.repeat(2)}  },\n};\n`;
  const withSteps = long.replace(
    '    await',
    "    await step('It is pressed', async () => {});\n    await",
  );
  expect(playsIn(long + withSteps).map(([, play]) => needsSteps(play))).toEqual([true, false]);
});

it('interaction tests with more than three actions and expectations have steps', () => {
  const files = filesNamed(/\.stories\.tsx$/, 'packages').concat(
    filesNamed(/\.stories\.tsx$/, 'apps'),
    filesNamed(/\.stories\.tsx$/, '.storybook'),
  );
  const plays = files.flatMap((file) =>
    playsIn(read(file)).map((play) => [file, ...play] as const),
  );
  expect(plays.filter(([, , play]) => play !== '').length).toBeGreaterThan(150);
  const missing = plays.filter(([, , play]) => needsSteps(play));
  expect(missing.map(([file, story]) => `${file}: ${story}`)).toEqual([]);
});
