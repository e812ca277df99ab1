import { create } from 'storybook/theming';

const shared = {
  brandTitle: 'Historical Time Traveler',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: '"EB Garamond Variable", "EB Garamond", Georgia, serif',
  fontCode: 'ui-monospace, "Liberation Mono", monospace',
  appBorderRadius: 3,
  inputBorderRadius: 3,
} as const;

/** The colours of Storybook's own interface: parchment, oak-gall ink, lapis and leaf gold. */
export const theme = create({
  ...shared,
  base: 'light',
  brandImage: './brand.svg',
  colorPrimary: '#a32a14',
  colorSecondary: '#1f4a9c',
  appBg: '#f1e7cf',
  appContentBg: '#fffaf0',
  appPreviewBg: '#fffaf0',
  appBorderColor: '#d6bf8c',
  textColor: '#2c1e12',
  textInverseColor: '#fff6e0',
  textMutedColor: '#674e33',
  barBg: '#fbf4e1',
  barTextColor: '#674e33',
  barSelectedColor: '#a32a14',
  barHoverColor: '#1f4a9c',
  buttonBg: '#f5e6bf',
  buttonBorder: '#c9a662',
  inputBg: '#fffdf7',
  inputBorder: '#c9a662',
  inputTextColor: '#2c1e12',
});

/** The same by candlelight, for a system in dark mode. Documentation pages stay parchment. */
export const darkTheme = create({
  ...shared,
  base: 'dark',
  brandImage: './brand-dark.svg',
  colorPrimary: '#e0b654',
  colorSecondary: '#6d97ee',
  appBg: '#17130e',
  appContentBg: '#1f1a13',
  appPreviewBg: '#fffaf0',
  appBorderColor: '#4a3c25',
  textColor: '#f3e7cd',
  textInverseColor: '#17130e',
  textMutedColor: '#c9b48a',
  barBg: '#1f1a13',
  barTextColor: '#c9b48a',
  barSelectedColor: '#f0cd7a',
  barHoverColor: '#8fb4ff',
  buttonBg: '#2c2417',
  buttonBorder: '#6b5732',
  inputBg: '#120f0a',
  inputBorder: '#6b5732',
  inputTextColor: '#f3e7cd',
});
