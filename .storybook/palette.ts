/** The colours of the workspace: parchment, oak-gall ink, lapis and leaf gold. */
const light = {
  ground: '#f1e7cf',
  paper: '#fffaf0',
  bar: '#fbf4e1',
  band: '#f8efd9',
  hover: '#efe0b9',
  chip: '#f5e6bf',
  field: '#fffdf7',
  line: '#d6bf8c',
  chipLine: '#c9a662',
  edge: '#8a6d3b',
  ink: '#2c1e12',
  muted: '#674e33',
  heading: '#7d1f0e',
  accent: '#a32a14',
  link: '#1f4a9c',
  focus: '#1f4fb0',
  gold: '#8a6414',
  good: '#2f6b3a',
  bad: '#a32a14',
  warning: '#7a4d00',
  head: '#2c1e12',
  plate: '#1b3163',
  plateText: '#fff6e0',
};

/** The names of the workspace's colours. */
export type Palette = Readonly<Record<keyof typeof light, string>>;

/** The same by candlelight, for a system in dark mode. */
const dark: Palette = {
  ground: '#17130e',
  paper: '#1f1a13',
  bar: '#1f1a13',
  band: '#2a2319',
  hover: '#382e1d',
  chip: '#332918',
  field: '#120f0a',
  line: '#4a3c25',
  chipLine: '#6b5732',
  edge: '#9a8250',
  ink: '#f3e7cd',
  muted: '#c9b48a',
  heading: '#f0cd7a',
  accent: '#f0cd7a',
  link: '#93abd6',
  focus: '#93abd6',
  gold: '#e0b654',
  good: '#9cc48f',
  bad: '#ee8a70',
  warning: '#f0c070',
  head: '#3a2e1c',
  plate: '#34508c',
  plateText: '#fff6e0',
};

/** The workspace's colours by the brightness of the system. */
export const palettes = { light, dark };
