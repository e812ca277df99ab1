import { type ThemeVars, background, color, create, themes, tokens } from 'storybook/theming';
import { type Palette, palettes } from './palette';

/** Whether the system is in light or dark mode. */
export type Scheme = keyof typeof palettes;

function themeOf(base: Scheme): ThemeVars {
  const {
    accent,
    bar,
    chip,
    chipLine,
    field,
    ground,
    hover,
    ink,
    line,
    link,
    muted,
    paper,
    plateText,
  } = palettes[base];
  return create({
    base,
    brandTitle: 'Historical Time Traveler',
    brandUrl: './',
    brandTarget: '_self',
    brandImage: base === 'light' ? './brand.svg' : './brand-dark.svg',
    fontBase: '"EB Garamond Variable", "EB Garamond", Georgia, serif',
    fontCode: 'ui-monospace, "Liberation Mono", monospace',
    appBorderRadius: 3,
    inputBorderRadius: 3,
    colorPrimary: accent,
    colorSecondary: link,
    appBg: ground,
    appContentBg: paper,
    appPreviewBg: paper,
    appHoverBg: hover,
    appBorderColor: line,
    textColor: ink,
    textInverseColor: base === 'light' ? plateText : ground,
    textMutedColor: muted,
    barBg: bar,
    barTextColor: muted,
    barSelectedColor: accent,
    barHoverColor: link,
    buttonBg: chip,
    buttonBorder: chipLine,
    booleanBg: hover,
    booleanSelectedBg: field,
    inputBg: field,
    inputBorder: chipLine,
    inputTextColor: ink,
  });
}

const own = { light: themeOf('light'), dark: themeOf('dark') };

/**
 * Returns Storybook's theme. What a theme has no name for, such as striped rows and the icons of the sidebar,
 * Storybook reads from these constants when it applies a theme, so they are set here.
 */
export function dressStorybook(scheme: Scheme): ThemeVars {
  const { bad, band, chipLine, good, ground, ink, line, link, muted, paper, warning } =
    palettes[scheme];
  Object.assign(color, namedColours(palettes[scheme]), steps[scheme]);
  Object.assign(background, { positive: band, negative: band, warning: band, critical: bad });
  // Code blocks use one of these, whatever the theme of the page.
  for (const each of [themes.light, themes.dark]) Object.assign(each, own[scheme]);
  const { bgColor, borderColor, fgColor } = tokens[scheme];
  for (const status of ['positive', 'negative', 'warning', 'critical', 'agentic'] as const) {
    bgColor[status] = band;
    borderColor[status] = chipLine;
  }
  Object.assign(bgColor, { default: paper, muted: ground });
  Object.assign(borderColor, { default: line, muted: line, inverse: line });
  Object.assign(fgColor, {
    default: ink,
    muted,
    accent: link,
    inverse: paper,
    positive: good,
    negative: bad,
    warning,
    critical: bad,
    agentic: link,
  });
  return own[scheme];
}

function namedColours({ accent, bad, gold, good, link, muted, warning }: Palette) {
  return {
    primary: accent,
    secondary: link,
    tertiary: muted,
    ancillary: good,
    orange: bad,
    gold,
    green: good,
    seafoam: gold,
    purple: accent,
    ultraviolet: muted,
    positive: good,
    positiveText: good,
    negative: bad,
    negativeText: bad,
    warning,
    warningText: warning,
  };
}

/** From the lightest to the darkest. In both modes, Storybook writes on dark grounds with the first of them. */
const steps = {
  light: {
    lightest: palettes.light.plateText,
    lighter: palettes.light.band,
    light: palettes.light.ground,
    mediumlight: '#e6d5ab',
    medium: palettes.light.line,
    mediumdark: '#7b6342',
    dark: palettes.light.muted,
    darker: '#4a3623',
    darkest: palettes.light.ink,
    border: palettes.light.line,
  },
  dark: {
    lightest: palettes.dark.plateText,
    lighter: palettes.dark.ink,
    light: '#d9c9a0',
    mediumlight: palettes.dark.line,
    medium: palettes.dark.chipLine,
    mediumdark: palettes.dark.muted,
    dark: '#b39f78',
    darker: palettes.dark.band,
    darkest: palettes.dark.ground,
    border: palettes.dark.chip,
  },
};
