/*
 * What an app may rely on in the components' markup, beside roles and names: it finds an element by one of these
 * selectors, never by where the element is. `data-attributes.test.ts` holds the components to them.
 */

/** Selects the place above both panels for the way back into an earlier visit, which only a phone shows. */
export const BACK = '[data-part=back]';
/** Selects each of the two bars: the header and the timeline. */
export const BAR = '[data-part=bar]';
/** Selects each choice card, a button. */
export const CHOICE = '[data-part=choice]';
/** Selects the two places for the end of a closed visit: below the story, and above the choices. */
export const END = '[data-part=end]';
/** Selects each entry of the timeline, an `<li>` in the order of the eras; a press on it counts while they load too. */
export const ERA = '[data-part=era]';
/** Selects the music control; its first button plays and pauses. */
export const MUSIC = '[data-part=music]';
/** Selects the `<img>` of the scene. */
export const PICTURE = '[data-part=picture]';
/** Selects the part of each panel that scrolls on a large screen. */
export const SCROLLER = '[data-part=scroller]';
/** Selects the `<article>` with the title, the picture and the text of a scene. */
export const STORY = '[data-part=story]';
/** Selects each element that has a tooltip; the attribute's value is the tooltip's text. */
export const TOOLTIP = '[data-tooltip]';

/**
 * The attributes of looks that no scene begins with: the impact, the chosen card, music that plays, the mark for more
 * text below, the story after a choice.
 */
export const LATER_LOOKS = [
  'data-changed',
  'data-chosen',
  'data-playing',
  'data-shown',
  'data-told',
] as const;

/**
 * The attributes that the app sets and the styles answer: `data-back` on the page of a visitor who comes back, `data-heard`
 * on bars that move by the property `--heard` of each (0 to 1), `data-held` on a page whose scene is still to come,
 * `data-leaving` while the old screen fades, `data-pressed` on a control that was pressed before the game could act, and
 * `data-touch` while the last pointer was a finger, which leaves what it has touched hovered, and from a press until the
 * pointer moves.
 */
export const PAGE_STATES = [
  'data-back',
  'data-heard',
  'data-held',
  'data-leaving',
  'data-pressed',
  'data-touch',
] as const;
