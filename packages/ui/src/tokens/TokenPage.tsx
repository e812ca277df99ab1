import { Fragment, type ReactNode, useEffect, useMemo, useState } from 'react';
import { CopyChoice, type CopyKind, CopyToken } from './CopyToken';
import { type Token, type TokenChapter, readContract } from './contract';
import { namesWithoutType, toDtcg } from './dtcg';
import { type EraToken, readEraTokens } from './era-tokens';
import { toResolver } from './resolver';
import { contractCss, themeCssOf, themedEras } from './token-texts';
import { componentsThatUse, docsOf } from './used-by';

const hasColours = ({ tokens }: TokenChapter) =>
  tokens.some(({ name }) => name.startsWith('--color-'));

const declared = readContract(contractCss);

/** The chapters of the contract, those with colours first: they are what most readers look for. */
export const chapters: readonly TokenChapter[] = [
  ...declared.filter(hasColours),
  ...declared.filter((chapter) => !hasColours(chapter)),
];

/** Returns the tokens of an era. An era without a theme has the defaults. */
export function tokensOf(slug: string): readonly EraToken[] {
  return readEraTokens(contractCss, themeCssOf(slug));
}

/** The tokens of all eras, and those that are CSS in each file, read when a file is wanted first. */
let every:
  { eras: Record<string, readonly EraToken[]>; withoutType: ReadonlySet<string> } | undefined;

function everyEra() {
  if (every) return every;
  const eras = Object.fromEntries(themedEras.map((slug) => [slug, tokensOf(slug)]));
  return (every = { eras, withoutType: namesWithoutType(Object.values(eras)) });
}

/** Returns the file of an era for design tools: its name, its media type and its text. */
export function designFileOf(slug: string) {
  const { eras, withoutType } = everyEra();
  return {
    name: `${slug}.tokens.json`,
    about: 'Design Tokens (DTCG)',
    text: `${JSON.stringify(toDtcg(eras[slug] ?? tokensOf(slug), withoutType), null, 2)}\n`,
    type: 'application/json',
  };
}

/** Returns what can be downloaded of one era and of all. */
function filesOf(slug: string, tokens: readonly EraToken[]) {
  const lines = tokens.map(({ name, value }) => `  ${name}: ${value};\n`).join('');
  return [
    designFileOf(slug),
    {
      name: `${slug}.css`,
      about: 'CSS',
      text: `.${slug}-theme {\n${lines}}\n`,
      type: 'text/css',
    },
    {
      name: `${slug}.ts`,
      about: 'TypeScript',
      text: `export const tokens = ${JSON.stringify(Object.fromEntries(tokens.map(({ name, value }) => [name, value])), null, 2)} as const;\n`,
      type: 'text/plain',
    },
    {
      name: 'eras.resolver.json',
      about: 'All eras as modes (DTCG resolver)',
      text: `${JSON.stringify(toResolver(everyEra().eras), null, 2)}\n`,
      type: 'application/json',
    },
  ];
}

/** Props of {@link Download}. */
export interface DownloadProps {
  file: ReturnType<typeof designFileOf>;
  children: ReactNode;
}

/** A link that downloads a file of tokens. */
export function Download({ file: { name, text, type }, children }: DownloadProps) {
  return (
    <a
      className="sheet-download"
      download={name}
      href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`}
    >
      {children}
    </a>
  );
}

/** Props of {@link TokenPage}. */
export interface TokenPageProps {
  /** Slug of the era whose values are shown. */
  era: string;
  /** Name of that era. */
  eraName: string;
  /** The words of the search at first. */
  search?: string;
  /** Called with the words of the search when they change. */
  onSearch?: (words: string) => void;
  /** The chapter that the page opens at. */
  chapter?: string;
  /** Called with the title of a chapter when its link is pressed. */
  onChapter?: (title: string) => void;
}

/** All tokens of one era: searched by name, purpose, value or component, copied and downloaded. */
export function TokenPage({
  era,
  eraName,
  search = '',
  onSearch,
  chapter: first = '',
  onChapter,
}: TokenPageProps) {
  const [wanted, setWanted] = useState(search);
  const [copied, setCopied] = useState<CopyKind>('name');
  const tokens = useMemo(() => tokensOf(era), [era]);
  useEffect(() => document.getElementById(first)?.scrollIntoView(), [first]);
  const files = useMemo(() => filesOf(era, tokens), [era, tokens]);
  const values = new Map(tokens.map(({ name, value }) => [name, value]));
  const matches = (token: Token) =>
    [token.name, token.description, values.get(token.name), ...componentsThatUse(token.name)]
      .join(' ')
      .toLowerCase()
      .includes(wanted.trim().toLowerCase());
  const shown = chapters
    .map((chapter) => ({ ...chapter, tokens: chapter.tokens.filter(matches) }))
    .filter((chapter) => chapter.tokens.length > 0);
  return (
    <main className={`${era}-theme sheet`}>
      <h1>Tokens</h1>
      <p className="sheet-about">
        Everything that a theme can set. A component reads nothing else. Values and the downloads of
        one era are those of <strong>{eraName}</strong>. Choose another era in the toolbar.
      </p>
      <p className="sheet-tools">
        <label>
          Search{' '}
          <input
            className="sheet-search"
            onChange={({ target }) => {
              setWanted(target.value);
              onSearch?.(target.value);
            }}
            placeholder="--card, shadow, #a32a14, ChoiceCard…"
            type="search"
            value={wanted}
          />
        </label>
        <CopyChoice kind={copied} onChange={setCopied} />
      </p>
      <p className="sheet-tools">
        <span>Download:</span>
        {files.map((file) => (
          <Download file={file} key={file.name}>
            {file.about}
          </Download>
        ))}
      </p>
      <nav aria-label="Chapters" className="sheet-jump">
        {shown.map(({ title }) => (
          <a
            href={`#${title}`}
            key={title}
            onClick={() => onChapter?.(title)}
            // Storybook's frame opens a link in the whole window.
            target="_self"
          >
            {title}
          </a>
        ))}
      </nav>
      {shown.length === 0 ? <p>No token matches.</p> : null}
      {shown.map((chapter) => (
        <Chapter chapter={chapter} copied={copied} key={chapter.title} values={values} />
      ))}
    </main>
  );
}

interface ChapterProps {
  chapter: TokenChapter;
  copied: CopyKind;
  values: ReadonlyMap<string, string>;
}

function Chapter({ chapter, copied, values }: ChapterProps) {
  return (
    <section aria-label={chapter.title}>
      <h2 className="sheet-chapter" id={chapter.title}>
        {chapter.title}
      </h2>
      {chapter.about === '' ? null : <p>{sentence(chapter.about)}</p>}
      <table className="sheet-tokens">
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">What it does</th>
            <th scope="col">In this era</th>
            <th scope="col">Read by</th>
          </tr>
        </thead>
        <tbody>
          {chapter.tokens.map((token) => (
            <Row
              copied={copied}
              key={token.name}
              token={token}
              value={values.get(token.name) ?? ''}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function sentence(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;
}

function Row({ copied, token, value }: { copied: CopyKind; token: Token; value: string }) {
  const { name, description, required } = token;
  return (
    <tr>
      <th scope="row">
        {name} <CopyToken kind={copied} name={name} value={value} />
      </th>
      <td>
        {description}
        {required ? ' Every theme sets it.' : ''}
      </td>
      <td data-token={name}>
        <Value name={name} value={value} />
      </td>
      <td>
        {componentsThatUse(name).map((component, place) => (
          <Fragment key={component}>
            {place === 0 ? '' : ', '}
            <Reader component={component} />
          </Fragment>
        ))}
      </td>
    </tr>
  );
}

/** A value after a sample of its colour, or before a larger one of its image such as a gradient. */
function Value({ name, value }: { name: string; value: string }) {
  const isColour = CSS.supports('color', value);
  const isImage = value !== 'none' && CSS.supports('background-image', value);
  if (value === 'inherit' || (!isColour && !isImage)) return value;
  const style = { background: `var(${name})` };
  return isColour ? (
    <>
      <span aria-hidden="true" className="sheet-dot" style={style} />
      {value}
    </>
  ) : (
    <>
      {value}
      <span aria-hidden="true" className="sheet-image" style={style} />
    </>
  );
}

/** The name of a component, as a link to its documentation if it has a page. */
function Reader({ component }: { component: string }) {
  const page = docsOf(component);
  return page === undefined ? (
    component
  ) : (
    <a href={`./?path=/docs/${page}`} target="_parent">
      {component}
    </a>
  );
}
