/** The controls whose presses are kept until the game is awake, as a selector for each kind. */
export const CONTROLS = ['main button', 'nav li', '[role="group"] button', 'a[href^="#"]'];
