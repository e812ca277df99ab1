/** The places on the screen: the chapters of the sidebar, with the background that each has. */
export const places = {
  header: { chapter: 'Header', ground: 'bar', decorator: 'onBar' },
  story: { chapter: 'Story', ground: 'story', decorator: 'onSurface' },
  choices: { chapter: 'Choices', ground: 'choices', decorator: 'onChoices' },
  overlays: { chapter: 'Overlays', ground: 'story', decorator: 'onSurface' },
  page: { chapter: 'Page', ground: 'story', decorator: 'onSurface' },
};

const usage =
  'Usage: pnpm new-component NAME [PLACE], for example: pnpm new-component Seal choices';

/**
 * Returns a new component's name and place, from the words of the command line. Throws an error that says what is
 * wrong, and what would be right. `existing` are the names of the components that there are.
 */
export function readComponent(words, existing) {
  const [name, place = 'page', ...others] = words;
  if (name === undefined) throw new Error(`A new component needs a name.\n${usage}`);
  if (others.length > 0) throw new Error(`A name and a place are enough.\n${usage}`);
  if (!/^[A-Z][A-Za-z]{2,39}$/.test(name)) {
    const suggested = name
      .split(/[^A-Za-z]+/)
      .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
      .join('');
    const instead = suggested.length > 2 ? ` Try: pnpm new-component ${suggested}` : '';
    throw new Error(
      `"${name}" cannot be a component's name: use 3 to 40 letters, each word with a capital.${instead}`,
    );
  }
  if (!(place in places)) {
    throw new Error(`There is no place "${place}": use ${Object.keys(places).join(', ')}.`);
  }
  if (existing.some((one) => one.toLowerCase() === name.toLowerCase())) {
    throw new Error(`There is already a component ${name}: choose another name.`);
  }
  return { name, place };
}
