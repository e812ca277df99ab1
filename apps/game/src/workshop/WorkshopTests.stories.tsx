import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ownStorage } from '../fixtures/own-storage';
import { Workshop } from './Workshop';
import { forgetDraft } from './kept-draft';
import {
  area,
  caretLine,
  changed,
  dropFiles,
  dropFolder,
  files,
  game,
  play,
  press,
  show,
  write,
} from './steps';

const meta = {
  component: Workshop,
  title: 'Workshop/Tests',
  tags: ['!autodocs', 'test-only'],
  args: { screenAddress: 'about:blank' },
  parameters: { controls: { disable: true } },
  // Each begins with the template, whatever was written before.
  beforeEach: () => {
    const restore = ownStorage();
    forgetDraft();
    return () => {
      forgetDraft();
      restore();
    };
  },
} satisfies Meta<typeof Workshop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A story with the game's screen in the same page, whose landmarks are then there twice. */
const played: Story = {
  parameters: { themedByApp: true, a11y: { test: 'off' } },
  render: () => <Workshop />,
};

export const Template: Story = {
  play: async ({ step }) => {
    await step('The template is open, and has no faults', async () => {
      await expect(
        await write().findByText(
          /^New Era, 2301: \d+ words in \d+ texts, grade \d\.\d, 0 warnings$/,
        ),
      ).toBeVisible();
      await expect(area()).toHaveAccessibleName('Text of era.md');
    });
    await step('Its screen is beside it', async () => {
      await expect(await screen.findByTitle('Game screen')).toBeVisible();
    });
    await step('Another file opens', async () => {
      await userEvent.click(write().getByRole('button', { name: 'sets/2.md' }));
      await expect(area()).toHaveValue(files['sets/2.md']);
    });
  },
};

export const DroppedFolder: Story = {
  ...played,
  play: async ({ step }) => {
    await step('The folder is open under its name', async () => {
      const text = changed('era.md', 'name: New Era', 'name: Iron Age');
      await dropFolder('iron-age', { ...text, '.DS_Store': 'x' });
      await expect(await screen.findByText(/^iron-age is open\./)).toBeVisible();
      await expect(await write().findByText(/^Iron Age, 2301: /)).toBeVisible();
      await expect(screen.getByRole('textbox', { name: 'Folder' })).toHaveValue('iron-age');
      await expect(await game().findByRole('button', { name: 'Iron Age' })).toBeVisible();
      await expect(
        play().getByRole('heading', { name: 'Placeholder Scene: New Era' }),
      ).toBeVisible();
    });
    await step('The visit is played to its reckoning by the game’s own rules', async () => {
      for (const text of [
        'Speak to the first person',
        'Document your observations',
        'Keep your timeline secret',
        'Share future knowledge',
      ]) {
        await userEvent.click(await game().findByRole('button', { name: new RegExp(`^${text}`) }));
        await expect(
          await play().findByRole('heading', { name: `Aftermath: ${text}` }),
        ).toBeVisible();
      }
    });
    await step('The former folder comes back', async () => {
      await press('Back to new-era');
      await expect(await write().findByText(/^New Era, 2301: /)).toBeVisible();
    });
  },
};

export const BrokenFolder: Story = {
  play: async ({ step }) => {
    const { 'background.md': _, ...others } = changed('era.md', 'year: 2301', 'year: 1066');
    const outcomes = (files['outcomes.md'] ?? '').replace('## Engage', '## Engaged');
    const engaged = outcomes.split('\n').indexOf('## Engaged') + 1;
    await step('The folder is read, and its faults are counted', async () => {
      await dropFolder('Bad Name', { ...others, 'outcomes.md': outcomes, 'notes.txt': 'Ask Ada.' });
      await expect(await write().findByText('5 faults to mend')).toBeVisible();
    });
    await step('Each fault has its file, its line and its words', async () => {
      const lines = within(write().getByRole('list', { name: 'Problems' }))
        .getAllByRole('button')
        .map((button) => button.textContent);
      const year = (files['era.md'] ?? '').split('\n').indexOf('year: 2301') + 1;
      await expect(lines).toEqual([
        expect.stringContaining('background.md:1 the file is missing'),
        expect.stringContaining('era.md:1 the folder is called "Bad Name"'),
        expect.stringContaining(`era.md:${year} the scene is in 1066`),
        expect.stringContaining('outcomes.md:1 this file has no heading "Engage"'),
        expect.stringContaining(`outcomes.md:${engaged} found the heading "Engaged"`),
        expect.stringContaining('notes.txt:1 Warning: the file is not known'),
      ]);
      await expect(await play().findByText(/^Mend the faults/)).toBeVisible();
      await expect(write().getByRole('button', { name: /^era\.md ?2 faults$/ })).toBeVisible();
    });
    await step('A press on a fault leads to its line', async () => {
      await press(/Engaged/);
      await expect(area()).toHaveAccessibleName('Text of outcomes.md');
      await expect(area()).toHaveFocus();
      await expect(caretLine()).toBe(engaged);
    });
    await step('A mended line takes its faults away', async () => {
      await userEvent.keyboard('## Engage');
      await waitFor(() => expect(write().getByText('3 faults to mend')).toBeVisible());
    });
    await step('A missing file is added', async () => {
      await press(/the file is missing/);
      await expect(screen.getByRole('button', { name: 'Add background.md' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    });
    await step('With the right year and name the era can be played', async () => {
      await press(/the scene is in 1066/);
      await userEvent.keyboard('year: 2301');
      const folder = screen.getByRole('textbox', { name: 'Folder' });
      await userEvent.clear(folder);
      await userEvent.type(folder, 'good-name');
      await expect(await write().findByText(/0 warnings$/)).toBeVisible();
      await expect(await screen.findByTitle('Game screen')).toBeVisible();
    });
  },
};

export const EditedText: Story = {
  ...played,
  play: async ({ step }) => {
    await step('An ending is shown with its file', async () => {
      await show('Join the people you meet');
      await expect(area()).toHaveAccessibleName('Text of choices.md');
      await expect(await play().findByText(/^Placeholder 4, an ending\./)).toBeVisible();
    });
    await step('The screen stays where it is, with the new words', async () => {
      await fireEvent.change(area(), {
        target: { value: area().value.replace('Placeholder 4, an ending.', 'Nobody came.') },
      });
      await expect(await play().findByText(/^Nobody came\./)).toBeVisible();
      await expect(
        play().getByRole('heading', { name: 'Aftermath: Join the people you meet' }),
      ).toBeVisible();
    });
    await step('With a fault the screen stays as it was', async () => {
      await fireEvent.change(area(), { target: { value: 'Nothing.' } });
      await expect(await play().findByText(/as it was before the faults/)).toBeVisible();
      await expect(play().getByText(/^Nobody came\./)).toBeVisible();
    });
  },
};

export const EveryKindOfState: Story = {
  ...played,
  play: async ({ step }) => {
    await step('An ending can be shown', async () => {
      await show('Test what you were told');
      await expect(await play().findByText(/^Placeholder 27, an ending\./)).toBeVisible();
    });
    await step('What follows a harm can be shown', async () => {
      await show('Share future knowledge, after harm');
      await expect(
        await play().findByRole('heading', { name: 'Aftermath: Share future knowledge' }),
      ).toBeVisible();
    });
    await step('An epilogue can be shown', async () => {
      await show('Epilogue 4');
      await expect(await play().findByText(/^Placeholder \d+, an epilogue\./)).toBeVisible();
    });
    await step('The background can be shown, and closed', async () => {
      await show('New Era: Placeholder 2');
      const dialog = await screen.findByRole('dialog');
      await waitFor(() => expect(within(dialog).getByText('New Era: Placeholder 2')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const KeptForAReload: Story = {
  // As after a reload: another page begins with what the former one has kept.
  render: function Reloaded(args) {
    const [count, setCount] = useState(0);
    return (
      <>
        <Workshop {...args} key={count} />
        <button onClick={() => setCount(count + 1)} type="button">
          Reload
        </button>
      </>
    );
  },
  play: async ({ step }) => {
    await step('A text is changed', async () => {
      await fireEvent.change(area(), {
        target: { value: area().value.replace('name: New Era', 'name: Kept Era') },
      });
      await write().findByText(/^Kept Era, 2301: /);
    });
    await step('The change is still there after a reload', async () => {
      await press('Reload');
      await expect(area().value).toContain('name: Kept Era');
      await expect(write().getByText(/^Kept Era, 2301: /)).toBeVisible();
    });
  },
};

export const Downloaded: Story = {
  play: async ({ step }) => {
    const blobs: Blob[] = [];
    const names: string[] = [];
    spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:kept';
    });
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: {
      download: string;
    }) {
      names.push(this.download);
    });
    await step('The folder is saved as a zip file', async () => {
      await fireEvent.change(area(), {
        target: { value: area().value.replace('name: New Era', 'name: Kept Era — ünïcode') },
      });
      await press('Download new-era.zip');
      await waitFor(() => expect(names).toEqual(['new-era.zip']));
    });
    await step('The same folder comes out of it', async () => {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Begin with' }), 'future');
      await press('Begin');
      await write().findByText(/^Future, 2157: /);
      await dropFiles(new File(blobs, 'new-era.zip'));
      await write().findByText(/^Kept Era — ünïcode, 2301: /);
      const nav = within(write().getByRole('navigation', { name: 'Files' }));
      const shown = nav.getAllByRole('button').map((button) => button.textContent);
      await expect(shown.sort()).toEqual(Object.keys(files).sort());
    });
  },
};

export const KeyboardOnly: Story = {
  play: async ({ step }) => {
    const user = userEvent.setup();
    const reach = async (element: HTMLElement) => {
      for (let presses = 0; document.activeElement !== element; presses += 1) {
        if (presses > 80) throw new Error(`Tab does not reach ${element.textContent}`);
        await user.tab();
      }
    };
    await step('Tab reaches the tools', async () => {
      await reach(screen.getByRole('button', { name: 'Open a folder…' }));
      await reach(screen.getByRole('combobox', { name: 'Look' }));
      await reach(screen.getByRole('button', { name: 'Download new-era.zip' }));
    });
    await step('A file is opened and written', async () => {
      await reach(write().getByRole('button', { name: 'document.md' }));
      await user.keyboard('{Enter}');
      await reach(area());
      await user.keyboard('{Control>}{Home}{/Control}Wrong\n');
    });
    await step('A fault leads back to its text', async () => {
      const fault = await screen.findByRole('button', { name: /^document\.md:1 / });
      await reach(fault);
      await user.keyboard('{Enter}');
      await expect(area()).toHaveFocus();
    });
  },
};

export const OtherLook: Story = {
  ...played,
  play: async ({ step }) => {
    const { classList } = document.documentElement;
    const look = screen.getByRole('combobox', { name: 'Look' });
    await step('A look is written into the era, and shown', async () => {
      await userEvent.selectOptions(look, 'Renaissance');
      await expect(area().value).toContain('\nlook: renaissance\n---\n');
      await waitFor(() => expect(classList).toContain('renaissance-theme'));
    });
    await step('Another look replaces it', async () => {
      await userEvent.selectOptions(look, 'Future');
      await waitFor(() => expect(classList).toContain('future-theme'));
      await waitFor(() => expect(classList).not.toContain('renaissance-theme'));
    });
    await step('Without a look the era is as it was', async () => {
      await userEvent.selectOptions(look, 'Plain');
      await expect(area()).toHaveValue(files['era.md']);
      await waitFor(() => expect(classList).not.toContain('future-theme'));
    });
  },
};

/** The game tells general words in place of a file that is not written, and the file is named. */
export const UnfinishedFolder: Story = {
  ...played,
  play: async ({ step }) => {
    const { 'epilogues.md': _, 'reckonings.md': __, ...others } = files;
    await step('A folder without two of its files is open', async () => {
      await dropFolder('half-written', others);
      await expect(
        await write().findByText(/general words in place of epilogues\.md$/),
      ).toBeVisible();
    });
    await step('General words replace a missing file', async () => {
      await show('Epilogue 2');
      await expect(await play().findByText(/^The old woman has set a cup apart/)).toBeVisible();
    });
  },
};

export const StatesOfTheOpenFolder: Story = {
  ...played,
  play: async ({ step }) => {
    await step('The states of a folder go with it', async () => {
      await play().findByRole('button', { name: 'Placeholder Scene: New Era', hidden: true });
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Begin with' }), 'future');
      screen.getByRole('button', { name: 'Begin' }).click();
      // React renders at the end of the task, in which the next folder cannot be prepared.
      await Promise.resolve();
      const states = within(play().getByRole('navigation', { name: 'States' }));
      const left = states.queryAllByRole('group').length;
      await expect(screen.getByText(/^future is open\./)).toBeVisible();
      await expect(left).toBe(0);
    });
    await step('Those of the next one are listed as soon as it can be played', async () => {
      await show('Epilogue 2');
      await expect(await play().findByRole('heading', { name: /^Aftermath: / })).toBeVisible();
    });
  },
};

/** Whatever is dropped is shown as words, or not at all. */
export const HostileFolder: Story = {
  ...played,
  play: async ({ step }) => {
    const script = '<img src="x" onerror="window.hostile=1"><script>window.hostile=1</script>';
    const background = `# ${script}\n\n${script}\n\n[Press](javascript:window.hostile=1)\n`;
    await step('A hostile background is a list of faults', async () => {
      await dropFolder(`<b onclick="x">`, { ...files, 'background.md': background });
      await expect(await write().findByText(/faults to mend$/)).toBeVisible();
      await expect(write().getAllByText(/found HTML/)[0]).toBeVisible();
    });
    await step('A hostile name is words', async () => {
      const era = changed('era.md', 'name: New Era', `name: '${script}'`);
      await dropFolder('new-era', era);
      await expect(await write().findByText(/^<img src="x".*, 2301: /)).toBeVisible();
    });
    await step('A drawing with a script is refused', async () => {
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><script>window.hostile=1</script></svg>`;
      await dropFiles(new File([drawing], 'picture.svg', { type: 'image/svg+xml' }));
      await expect(await write().findByText(/the picture cannot be read/)).toBeVisible();
      await expect('hostile' in window).toBe(false);
    });
  },
};

export const OwnPicture: Story = {
  ...played,
  play: async () => {
    const canvas = new OffscreenCanvas(2000, 1000);
    canvas.getContext('2d')?.fillRect(0, 0, 9, 9);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    await dropFiles(new File([blob], 'IMG_1.png', { type: 'image/png' }));
    await screen.findByText(/^IMG_1\.png added/);
    const picture = () => play().getByRole<HTMLImageElement>('img', { name: /^Scene from/ });
    await waitFor(() => expect(picture().src).toMatch(/^data:image\/jpeg/));
    await waitFor(() => expect(picture().naturalWidth).toBe(1536));
  },
};

export const WrongDrop: Story = {
  play: async ({ step }) => {
    await step('A folder of two eras is refused', async () => {
      await dropFolder('eras', { 'medieval/era.md': 'x', 'future/era.md': 'x' });
      await expect(await screen.findByText(/Open the folder of one era/)).toBeVisible();
    });
    await step('A broken zip file is refused', async () => {
      await dropFiles(new File(['no zip'], 'era.zip'));
      await expect(await screen.findByText(/The zip file cannot be read/)).toBeVisible();
    });
    await step('The text is as it was', async () => {
      await expect(area()).toHaveValue(files['era.md']);
    });
  },
};
