import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import StyleDictionary from 'style-dictionary';
import type { Format, TransformedToken } from 'style-dictionary/types';
import { namesWithoutType, toDtcg } from '../src/tokens/dtcg';
import { type EraToken, readEraTokens } from '../src/tokens/era-tokens';
import { toResolver } from '../src/tokens/resolver';

/**
 * Writes each era's tokens into a folder: `<slug>.tokens.json` in the format of the Design Tokens Community Group,
 * `<slug>.css` as custom properties of the theme's class, and `<slug>.ts` as a typed object. `eras.resolver.json` has all
 * eras in one file.
 * `source` is the folder with `styles` and `themes`. Throws if a token refers to one that is not set.
 */
export async function writeTokens(source: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const contract = await readFile(path.join(source, 'styles/tokens.css'), 'utf8');
  const eras: Record<string, readonly EraToken[]> = {};
  for (const file of (await readdir(path.join(source, 'themes'))).toSorted()) {
    const slug = path.basename(file, '.css');
    const theme = await readFile(path.join(source, 'themes', file), 'utf8');
    const tokens = readEraTokens(contract, theme);
    eras[slug] = tokens;
    await writeCode(slug, tokens, folder);
  }
  const withoutType = namesWithoutType(Object.values(eras));
  for (const [slug, tokens] of Object.entries(eras))
    await writeJson(path.join(folder, `${slug}.tokens.json`), toDtcg(tokens, withoutType));
  await writeJson(path.join(folder, 'eras.resolver.json'), toResolver(eras));
}

function writeJson(file: string, content: object): Promise<void> {
  return writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
}

/** Lets Style Dictionary write the stylesheet and the module. */
async function writeCode(slug: string, tokens: readonly EraToken[], folder: string) {
  const dictionary = new StyleDictionary({
    // A value such as a gradient keeps its CSS form here: only the JSON file needs types.
    tokens: Object.fromEntries(
      tokens.map(({ name, description, value }) => [
        name.slice(2),
        { $value: value, $type: 'other', $description: description },
      ]),
    ),
    hooks: { formats: { module: moduleOf(slug) } },
    platforms: {
      css: {
        transforms: ['name/kebab'],
        buildPath: `${folder}/`,
        files: [
          {
            destination: `${slug}.css`,
            format: 'css/variables',
            options: { selector: `.${slug}-theme`, showFileHeader: false },
          },
        ],
      },
      module: {
        transforms: ['name/kebab'],
        buildPath: `${folder}/`,
        files: [{ destination: `${slug}.ts`, format: 'module' }],
      },
    },
    log: { verbosity: 'silent' },
  });
  await dictionary.buildAllPlatforms();
}

/** Returns a format that writes the tokens as one constant. */
function moduleOf(slug: string): Format['format'] {
  const line = ({ name, $value, $description }: TransformedToken) =>
    `  /** ${$description} */\n  '--${name}': ${JSON.stringify($value)},\n`;
  return ({ dictionary }) =>
    `/** The tokens of the era ${slug}, by custom property. */\nexport const ${identifier(slug)} = {\n${dictionary.allTokens.map(line).join('')}} as const;\n`;
}

/** Returns a slug such as `iron-age` as a name of JavaScript. */
function identifier(slug: string): string {
  return slug.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
