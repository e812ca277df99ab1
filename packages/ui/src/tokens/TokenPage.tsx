import { useMemo, useState } from 'react';
import { type Token, type TokenChapter, readContract } from './contract';
import { toDtcg } from './dtcg';
import { type EraToken, readEraTokens } from './era-tokens';
import { contractCss, themeCssOf } from './token-texts';
import { componentsThatUse } from './used-by';

/** The chapters of the contract. */
export const chapters = readContract(contractCss);

/** Returns the tokens of an era. An era without a theme has the defaults. */
export function tokensOf(slug: string): readonly EraToken[] {
  return readEraTokens(contractCss, themeCssOf(slug));
}

/** What can be downloaded: the name of the file, its media type and its text. */
function filesOf(slug: string, tokens: readonly EraToken[]) {
  const lines = tokens.map(({ name, value }) => `  ${name}: ${value};\n`).join('');
  return [
    {
      name: `${slug}.tokens.json`,
      about: 'Design Tokens (DTCG)',
      text: `${JSON.stringify(toDtcg(tokens), null, 2)}\n`,
      type: 'application/json',
    },
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
  ];
}

/** Props of {@link TokenPage}. */
export interface TokenPageProps {
  /** Slug of the era whose values are shown. */
  era: string;
  /** Name of that era. */
  eraName: string;
}

/** All tokens of one era: searched by name, purpose, value or component, copied and downloaded. */
export function TokenPage({ era, eraName }: TokenPageProps) {
  const [wanted, setWanted] = useState('');
  const tokens = useMemo(() => tokensOf(era), [era]);
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
        Everything that a theme can set. A component reads nothing else. Values and downloads are
        those of <strong>{eraName}</strong>. Choose another era in the toolbar.
      </p>
      <p className="sheet-tools">
        <label>
          Search{' '}
          <input
            className="sheet-search"
            onChange={(event) => setWanted(event.target.value)}
            placeholder="--card, shadow, #a32a14, ChoiceCard…"
            type="search"
            value={wanted}
          />
        </label>
        <span>Download:</span>
        {filesOf(era, tokens).map(({ name, about, text, type }) => (
          <a
            className="sheet-download"
            download={name}
            href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`}
            key={name}
          >
            {about}
          </a>
        ))}
      </p>
      {shown.length === 0 ? <p>No token matches.</p> : null}
      {shown.map((chapter) => (
        <Chapter chapter={chapter} key={chapter.title} values={values} />
      ))}
    </main>
  );
}

function Chapter(props: { chapter: TokenChapter; values: ReadonlyMap<string, string> }) {
  const { chapter, values } = props;
  return (
    <section aria-label={chapter.title}>
      <h2 className="sheet-chapter">{chapter.title}</h2>
      {chapter.shared ? <p>These are the same in every era.</p> : null}
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
            <Row key={token.name} token={token} value={values.get(token.name) ?? ''} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ token, value }: { token: Token; value: string }) {
  const { name, description, required } = token;
  return (
    <tr>
      <th scope="row">
        {name} <CopyButton words={`var(${name})`} />
      </th>
      <td>
        {description}
        {required ? ' Every theme sets it.' : ''}
      </td>
      <td data-token={name}>
        {CSS.supports('color', value) ? (
          <span aria-hidden="true" className="sheet-dot" style={{ background: `var(${name})` }} />
        ) : null}
        {value} <CopyButton words={value} />
      </td>
      <td>{componentsThatUse(name).join(', ')}</td>
    </tr>
  );
}

/** Copies some words to the clipboard, and then says so. In another era its words may be others. */
function CopyButton({ words }: { words: string }) {
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    await navigator.clipboard.writeText(words);
    setCopied(words);
  };
  const label = copied === words ? 'Copied' : 'Copy';
  return (
    <button
      aria-label={`${label} ${words}`}
      className="sheet-copy"
      onClick={() => void copy()}
      type="button"
    >
      {label}
    </button>
  );
}
