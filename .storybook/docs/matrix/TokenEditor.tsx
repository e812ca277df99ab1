import { builtInEras } from '@time-traveler/game-core';
import { useId, useLayoutEffect, useRef, useState } from 'react';
// oxlint-disable-next-line no-restricted-imports -- the button of the page of tokens, and not part of the package's API
import { CopyWords } from '../../../packages/ui/src/tokens/CopyToken';
import { readTokens } from '../era-tokens';
import { EVERY_ERA, type TokenEdit, cssOf, withEdit } from './token-edits';

/** Props of {@link TokenEditor}. */
export interface TokenEditorProps {
  edits: readonly TokenEdit[];
  onEdit: (edits: readonly TokenEdit[]) => void;
  /** Called with the name of the token that is chosen. */
  onToken: (token: string) => void;
  /** The token at first, if no edit has one. */
  token?: string | undefined;
}

/** Tries a value for a token in one era or in all, and shows the change as lines of a theme. */
export function TokenEditor({ edits, onEdit, onToken, ...first }: TokenEditorProps) {
  const [token, setToken] = useState(edits[0]?.token ?? first.token ?? '--color-surface');
  const [era, setEra] = useState(edits[0]?.era ?? EVERY_ERA);
  const [tokens] = useState(() => readTokens(document.documentElement, () => true));
  const names = tokens.map(({ name }) => name);
  const list = useId();
  const value = edits.find((edit) => edit.era === era && edit.token === token)?.value ?? '';
  const css = cssOf(edits);
  const isColour = tokens.some((each) => each.name === token && CSS.supports('color', each.value));
  const choose = (name: string) => {
    setToken(name);
    if (names.includes(name)) onToken(name);
  };
  return (
    <div aria-label="Try a value" className="matrix-edit" role="group">
      <style>{css}</style>
      <div className="matrix-tools">
        <label>
          Token{' '}
          <input
            list={list}
            onChange={(event) => choose(event.target.value.trim())}
            spellCheck={false}
            value={token}
          />
        </label>
        <datalist id={list}>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <label>
          In{' '}
          <select onChange={(event) => setEra(event.target.value)} value={era}>
            <option value={EVERY_ERA}>all eras</option>
            {builtInEras.map(({ period: { name, slug } }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          New value{' '}
          <input
            disabled={!names.includes(token)}
            onChange={(event) => onEdit(withEdit(edits, { era, token, value: event.target.value }))}
            placeholder="#a32a14, 0.5rem…"
            spellCheck={false}
            value={value}
          />
        </label>
        <button disabled={edits.length === 0} onClick={() => onEdit([])} type="button">
          Reset
        </button>
      </div>
      {names.includes(token) ? (
        <ul aria-label={`Values of ${token}`} className="matrix-values">
          {builtInEras.map(({ period: { name, slug } }) => (
            <li key={slug}>
              {name} <ValueIn css={css} slug={slug} token={token} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{`No token has the name ${token}.`}</p>
      )}
      {isColour && value !== '' && !CSS.supports('background', value) ? (
        <p>{`“${value}” is not a colour.`}</p>
      ) : null}
      {css === '' ? null : (
        <div className="matrix-lines">
          <pre aria-label="Lines for the themes">{css}</pre>
          <CopyWords about="the lines" words={css} />
        </div>
      )}
    </div>
  );
}

/** The value that a token has in an era under the stylesheet of the edits, with a sample if it is a colour or an image. */
function ValueIn({ slug, token, css }: { slug: string; token: string; css: string }) {
  const place = useRef<HTMLElement>(null);
  const [value, setValue] = useState('');
  useLayoutEffect(() => {
    if (place.current) setValue(getComputedStyle(place.current).getPropertyValue(token).trim());
  }, [token, css]);
  return (
    <code className={`${slug}-theme`} ref={place}>
      {CSS.supports('background', value) && value !== 'none' ? (
        <span aria-hidden="true" className="sheet-dot" style={{ background: `var(${token})` }} />
      ) : null}
      {value}
    </code>
  );
}
