import { CHOICE, ERA, MUSIC } from '@time-traveler/ui/data-attributes';

/** The controls whose presses are kept until the game is awake, as a selector for each kind. */
export const CONTROLS = [CHOICE, ERA, `${MUSIC} button`, 'a[href^="#"]'];
