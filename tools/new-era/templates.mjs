import { modelEra, placesOf } from './places.mjs';

/**
 * Returns the text files of a new era by their paths from the root, not yet formatted. `read` returns the text of a
 * file that exists.
 */
export function textFiles(read, { slug, name, identifier }, { era, story, curated }) {
  const places = placesOf(slug);
  const existing = placesOf(modelEra);
  const importsOf = (place) =>
    read(place)
      .match(/^import [^\n]*;$/gm)
      ?.join('\n') ?? '';
  return {
    [places.content]: `
${importsOf(existing.content)}

/** ${name}: placeholders, to be replaced by a scene of your own (SPEC §3). */
export const ${identifier} = ${literal(era)} as const satisfies Era;
`,
    [places.story]: `
${importsOf(existing.story)}

/** What is told after a decision in the era ${name}: placeholders. */
export const ${identifier}Story = ${literal(story)} as const satisfies EraStory;
`,
    [places.curated]: `
${importsOf(existing.curated)}

/** Four more sets of choices with their endings, and four more backgrounds, for the era ${name}: placeholders. */
export const ${identifier}: CuratedEra = ${literal(curated)};
`,
    [places.sources]: sourcesPage(name, [era.context, ...curated.contexts]),
  };
}

function sourcesPage(name, backgrounds) {
  const sections = backgrounds.map(
    ({ title }) => `## ${title}\n\n- Placeholder: a statement. Author, title (year), page.\n`,
  );
  return `# Sources: ${name}\n\nWhere each statement of the backgrounds comes from.\n\n${sections.join('\n')}`;
}

/** Returns a value as TypeScript; a text in paragraphs becomes a list of them, as in the other eras. */
function literal(value) {
  if (Array.isArray(value)) return `[${value.map(literal).join(',')}]`;
  if (typeof value === 'object') {
    const fields = Object.entries(value).map(
      ([key, item]) => `${JSON.stringify(key)}: ${literal(item)}`,
    );
    return `{${fields.join(',')}}`;
  }
  if (typeof value === 'string' && value.includes('\n\n')) {
    return `${literal(value.split('\n\n'))}.join('\\n\\n')`;
  }
  if (typeof value === 'string' && value.includes('\n')) return `\`${value}\``;
  return JSON.stringify(value);
}
