import { glossary } from '@time-traveler/testing';
import { IconButton } from '@time-traveler/ui';
import { createTextMarker } from '@time-traveler/ui/dialog';
import { Memento } from '@time-traveler/ui/journey';
import type { Guide } from './guide';

const sentence = (words: string) => <p style={{ maxWidth: '30rem' }}>{words}</p>;

/** Guides of the components above the screen. */
export const overlayGuides: Readonly<Record<string, Guide>> = {
  ContextDialog: {
    use: 'Use it for the background of an era, which the visitor asked for. A message that nobody asked for is a notification.',
    ground: 'page',
    story: { id: 'components-overlays-contextdialog--open', width: 1024, height: 640 },
    parts: [
      ['Title: names the dialog', '[role="dialog"] h2'],
      ['Close', '[role="dialog"] [aria-label="Close"]'],
      [
        'Text: has the focus first, so that the arrow keys scroll it',
        '[role="dialog"] [role="region"]',
      ],
      ['Return to Story', '[role="dialog"] > :last-child button'],
      ['Overlay: a click on it closes the dialog', '[data-state="open"]:not([role="dialog"])'],
    ],
    dos: [
      {
        words: 'Pass the element that opened it: the focus returns there.',
        story: {
          id: 'components-overlays-contextdialog--closes-and-gives-the-focus-back',
          width: 640,
          height: 400,
        },
      },
    ],
    donts: [
      {
        words: 'Do not open it by yourself, for example after some time.',
        story: { id: 'screens-game--background-open', width: 1366, height: 768 },
      },
    ],
    keys: [
      ['Escape', 'closes the dialog'],
      ['Tab, Shift + Tab', 'stay inside the dialog'],
      ['Up, Down', 'scroll the text'],
    ],
    entry: 'dialog',
    snippet: `<ContextDialog context={context} onClose={close} open={open} returnFocusTo={link} />`,
  },
  Terms: {
    use: 'Use it for a word that a reader of twelve may not know. One is enough for all terms of the page.',
    ground: 'story',
    story: { id: 'components-overlays-terms--pressed', width: 640, height: 360 },
    parts: [
      ['Term: a button that looks like the text, with dots below', '[data-term="reeve"]'],
      ['Sentence: has the focus after a press', '[role="dialog"]'],
      ['Switch: no word is marked any more', '[role="dialog"] button'],
    ],
    dos: [
      {
        words: 'Explain a word in one sentence.',
        story: { id: 'components-overlays-terms--pressed', width: 640, height: 360 },
      },
    ],
    donts: [
      {
        words: 'Do not mark a word twice in one text.',
        picture: (
          <p>
            {createTextMarker(glossary)()('The reeve stands up.')}{' '}
            {createTextMarker(glossary)()('A reeve may not sit.')}
          </p>
        ),
      },
    ],
    keys: [
      ['Enter, Space', 'show the sentence of a term'],
      ['Escape', 'closes it and returns to the term'],
    ],
    entry: 'dialog',
    snippet: `<p>{createTextMarker(words)()(paragraph)}</p>
<Terms words={words} />`,
  },
  JourneyDialog: {
    use: 'Use it once, for everything that the visitor has decided so far. The background of one era is a ContextDialog.',
    ground: 'page',
    story: { id: 'components-overlays-journeydialog--failure', width: 1024, height: 640 },
    parts: [
      ['Title, and how many decisions there are', '[role="dialog"] h2'],
      ['Close', '[role="dialog"] [aria-label="Close"]'],
      ['What you brought back: what each closed era has left, with the end of its visit'],
      [
        'Endings: those of closed visits by name, the others as empty marks; and what visits began with',
        '[role="dialog"] [role="region"] section:has(h4)',
      ],
      ['Begin or Begin anew, Share a link: for each era'],
      ['Decisions: a heading for each visit to an era; each decision with the way back to it'],
      ['The last page, when all eras are closed; a LastPageDialog shows it by itself'],
      ['Message: what came of the last action', '[role="dialog"] [role="status"]'],
      ['Copy, Print, Save, Open', '[role="dialog"] [aria-label="Take it along"]'],
      ['Return to Story', '[role="dialog"] > :last-child > :last-child'],
    ],
    dos: [
      {
        words: 'Say in the message what happened, and that nothing was lost.',
        story: { id: 'components-overlays-journeydialog--failure', width: 1024, height: 640 },
      },
    ],
    donts: [
      {
        words: 'Do not name an ending that the visitor has not seen.',
        picture: sentence('Still to find: Speak to the reeve'),
      },
    ],
    keys: [
      ['Escape', 'closes the dialog'],
      ['Tab, Shift + Tab', 'stay inside the dialog'],
      ['Up, Down', 'scroll the decisions'],
    ],
    entry: 'journey',
    snippet: `<JourneyDialog
  icons={icons}
  journal={journal}
  message={message}
  onBegin={({ slug }) => begin(slug)}
  onClose={close}
  onCopy={copy}
  onOpenFile={read}
  onPrint={print}
  onReturn={({ moment }) => returnTo(moment)}
  onSave={save}
  onShare={({ slug }) => share(slug)}
  open={open}
  returnFocusTo={button}
/>`,
  },
  LastPageDialog: {
    use: 'Use it for the end of the game, when every era is closed. All that was decided is in a JourneyDialog.',
    ground: 'page',
    story: { id: 'components-overlays-lastpagedialog--open', width: 1024, height: 640 },
    parts: [
      ['Title', '[role="dialog"] h2'],
      ['Close', '[role="dialog"] [aria-label="Close"]'],
      ['What the eras have left, with their years', '[role="dialog"] section ul'],
      ['The page: the version that fits how the visits ended', '[role="dialog"] section > div'],
      ['Your journey: the rest of the journal', '[role="dialog"] > :last-child > :first-child'],
      ['Return to Story', '[role="dialog"] > :last-child > :last-child'],
    ],
    dos: [
      {
        words: 'Open it from the end of the visit that closed the last era.',
        story: { id: 'components-overlays-lastpagedialog--open', width: 1024, height: 640 },
      },
    ],
    donts: [
      {
        words: 'Do not open it by yourself: the visitor reads the end of the last visit first.',
        story: { id: 'components-overlays-journeydialog--failure', width: 1024, height: 640 },
      },
    ],
    keys: [
      ['Escape', 'closes the dialog'],
      ['Tab, Shift + Tab', 'stay inside the dialog'],
    ],
    entry: 'journey',
    snippet: `<LastPageDialog
  eras={journal.eras}
  onClose={close}
  onJourney={showJourney}
  open={open}
  page={journal.lastPage}
  returnFocusTo={button}
/>`,
  },
  Memento: {
    use: 'Use it for the thing that a closed era leaves, with the words that earned it beside it. An ending as such is an EndingMark.',
    ground: 'story',
    example: <Memento name="half a tally" slug="medieval" />,
    parts: [['The drawing, with the thing’s name', '[role="img"]']],
    dos: [
      {
        words: 'Set --memento-size where it stands: 4.5rem in a list, more where it is earned.',
        picture: <Memento name="a river stone" slug="renaissance" />,
      },
    ],
    donts: [
      {
        words: 'Do not show one that the visitor has not earned.',
        picture: (
          <div style={{ opacity: 0.4 }}>
            <Memento name="a shard of glass" slug="future" />
            {sentence('Not closed yet')}
          </div>
        ),
      },
    ],
    keys: [],
    entry: 'journey',
    snippet: `<Memento name="half a tally" slug="medieval" />`,
  },
  KeepsakeDialog: {
    use: 'Use it after a decision, for the card that a visitor keeps or sends. Everything decided so far is a JourneyDialog.',
    ground: 'page',
    story: { id: 'components-overlays-keepsakedialog--failure', width: 1024, height: 768 },
    parts: [
      ['Title', '[role="dialog"] h2'],
      ['Close', '[role="dialog"] [aria-label="Close"]'],
      ['Card: an image, with its words as the text alternative', '[role="dialog"] img'],
      ['Message: what came of the last action', '[role="dialog"] [role="status"]'],
      [
        'Save, Share, Copy: only what the device can do',
        '[role="dialog"] [aria-label="Keep the card"]',
      ],
      ['Return to Story', '[role="dialog"] > :last-child > :last-child'],
    ],
    dos: [
      {
        words: 'Give it more than one picture: one of another host may not be readable.',
        story: { id: 'components-overlays-keepsakedialog--open', width: 1024, height: 768 },
      },
    ],
    donts: [
      {
        words: 'Do not put words on a card that its text alternative does not have.',
        picture: sentence('ctx.fillText(t("Share me!"))'),
      },
    ],
    keys: [
      ['Escape', 'closes the dialog'],
      ['Tab, Shift + Tab', 'stay inside the dialog'],
    ],
    entry: 'keepsake',
    snippet: `<KeepsakeDialog
  copyable={copyable}
  era={era}
  icon="castle"
  keepsake={keepsake}
  message={message}
  onClose={close}
  onCopy={copy}
  onCopyWords={copyWords}
  onSave={save}
  onShare={share}
  open={open}
  pictures={pictures}
  returnFocusTo={button}
  shareable={shareable}
  textOf={(credit) => words(keepsake, credit)}
/>`,
  },
  Notifications: {
    use: 'Use it once, for something that happened by itself. It goes after five seconds, so nothing that must be read belongs here.',
    ground: 'page',
    story: { id: 'components-overlays-notifications--with-description', width: 1024, height: 360 },
    parts: [
      ['Title: one line', 'li > div > :first-child'],
      ['Description: what the visitor can do', 'li > div > :nth-child(2)'],
      ['Dismiss notification', 'li > button'],
      ['Edge: a failure has another one, not another colour alone', 'li'],
    ],
    dos: [
      {
        words: 'Say what happened, and what still works.',
        story: {
          id: 'components-overlays-notifications--with-description',
          width: 640,
          height: 200,
        },
      },
    ],
    donts: [
      {
        words: 'Do not show the text of an error as it is.',
        story: {
          id: 'components-overlays-notifications--playground',
          width: 640,
          height: 200,
          args: { title: 'TypeError: periods.map is not a function', description: '' },
        },
      },
    ],
    keys: [
      ['F8', 'moves the focus to the notification'],
      ['Tab', 'goes to its button'],
      ['Escape', 'dismisses it; the focus returns to where it was'],
    ],
    entry: 'notifications',
    snippet: `<Notifications notification={notification} onDismiss={dismiss} />`,
  },
  Tooltip: {
    use: 'Use it for the name of a button that shows only an icon. It opens after 700 ms, or at once beside an open one.',
    ground: 'story',
    example: <IconButton icon="settings" label="Settings" />,
    parts: [['Element with the name', 'button'], ['Label: drawn by Tooltips, once on a page']],
    dos: [
      {
        words: 'Use the accessible name as the label.',
        picture: <IconButton icon="profile" label="Profile" />,
      },
    ],
    donts: [
      {
        words: 'Do not put anything into it that is nowhere else: a finger cannot open it.',
        story: {
          id: 'components-overlays-tooltip--open-on-focus',
          width: 480,
          height: 200,
          args: { label: 'Press twice to delete everything' },
        },
      },
    ],
    keys: [
      ['Tab', 'opens the tooltip of the focused element'],
      ['Escape', 'closes it'],
    ],
    snippet: `<Tooltip label="Settings">
  <button type="button">⚙</button>
</Tooltip>`,
  },
};
