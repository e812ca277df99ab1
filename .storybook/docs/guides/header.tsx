import { AudioBars, Header, IconButton, MusicControl } from '@time-traveler/ui';
import type { Guide } from './guide';

const nothing = () => {};

const music = (
  <MusicControl
    eraName="Medieval Era"
    onToggle={nothing}
    onVolumeChange={nothing}
    playing
    trackName="Sumer Is Icumen In"
    volume={0.5}
  />
);

/** Guides of the components in the header. */
export const headerGuides: Readonly<Record<string, Guide>> = {
  Header: {
    use: 'Use it once, at the top of the screen. It stays in sight while the page scrolls. What belongs to the story goes into a panel instead.',
    ground: 'bar',
    example: <Header music={music} />,
    parts: [
      ['Product name: the only level-one heading', 'h1'],
      ['Three buttons that are not open yet, and say so', 'header > div button'],
      ['Music control', '[role="group"]'],
    ],
    dos: [{ words: 'Leave the music out until there is a track.', picture: <Header /> }],
    donts: [
      {
        words: 'Do not put text of your own into the corner: it pushes the name off a phone.',
        picture: <Header music={<p>It is a quiet morning in the year 1242</p>} />,
      },
    ],
    keys: [
      ['Tab', 'goes through the skip links, the three buttons and the music control'],
      ['Enter, Space', 'press the focused button'],
    ],
    snippet: `<Header music={<MusicControl {...music} />} />`,
  },
  IconButton: {
    use: 'Use it for an action that everybody knows by its icon, in a bar. An action of the story is a ChoiceCard; a link is a link.',
    ground: 'bar',
    example: <IconButton icon="settings" label="Settings" />,
    parts: [
      ['Target: at least 44 px on each side', 'button'],
      ['Icon: decoration, hidden from assistive technology', 'svg'],
      ['Name: in the tooltip and for screen readers'],
    ],
    dos: [
      {
        words: 'Name the action, and change the name with the icon.',
        picture: <IconButton icon="pause" label="Pause music" />,
      },
    ],
    donts: [
      {
        words: 'Do not put two buttons with the same icon beside each other.',
        picture: (
          <div style={{ display: 'flex' }}>
            <IconButton icon="information" label="Help" />
            <IconButton icon="information" label="About" />
          </div>
        ),
      },
    ],
    keys: [
      ['Tab', 'moves the focus to the button and opens its tooltip'],
      ['Enter, Space', 'press it'],
      ['Escape', 'closes the tooltip'],
    ],
    snippet: `<IconButton icon="settings" label="Settings" onClick={openSettings} />`,
  },
  MusicControl: {
    use: 'Use it once, at the end of the header, for the music of the active era. It holds no state: pass what the player says. A press on the slider sets the volume that it points at.',
    ground: 'bar',
    example: music,
    parts: [
      ['Bars: they move while music can be heard', 'div > span'],
      ['Play or pause', 'button'],
      ['Name of the track', 'p'],
      ['Volume', 'input'],
    ],
    dos: [{ words: 'Keep the button in its place when the state changes.', picture: music }],
    donts: [
      {
        words: 'Do not show moving bars at volume 0: the component stops them for you.',
        picture: (
          <MusicControl
            eraName="Medieval Era"
            onToggle={nothing}
            onVolumeChange={nothing}
            playing
            trackName="Sumer Is Icumen In"
            volume={0}
          />
        ),
      },
    ],
    keys: [
      ['Tab', 'goes to the button, then to the volume'],
      ['Enter, Space', 'play or pause'],
      ['Left, Right', 'change the volume by 5 %'],
      ['Home, End', 'set the volume to 0 % or 100 %'],
    ],
    snippet: `<MusicControl
  eraName="Medieval Era"
  onToggle={toggle}
  onVolumeChange={setVolume}
  playing={playing}
  trackName="Sumer Is Icumen In"
  volume={0.5}
/>`,
  },
  AudioBars: {
    use: 'Use it where music can be heard, as decoration. It says nothing to assistive technology: a button beside it must.',
    ground: 'bar',
    example: <AudioBars playing />,
    parts: [['Five bars, still with reduced motion', 'span']],
    dos: [{ words: 'Let them rest while nothing plays.', picture: <AudioBars playing={false} /> }],
    donts: [
      {
        words: 'Do not use them to say that something loads.',
        picture: (
          <p>
            <AudioBars playing /> Loading…
          </p>
        ),
      },
    ],
    keys: [],
    snippet: `<AudioBars playing={playing} />`,
  },
};
