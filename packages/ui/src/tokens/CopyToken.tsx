import { useState } from 'react';

/** What a copy button copies: an engineer pastes the name, a designer the value. */
const copies = {
  name: { label: 'var(--name)', words: (name: string) => `var(${name})` },
  value: { label: 'value', words: (_name: string, value: string) => value },
};

/** The name of one of these. */
export type CopyKind = keyof typeof copies;

/** Props of {@link CopyChoice}. */
export interface CopyChoiceProps {
  kind: CopyKind;
  /** Called with what the buttons copy from now on. */
  onChange: (kind: CopyKind) => void;
}

/** Chooses what the copy buttons of a page copy. */
export function CopyChoice({ kind, onChange }: CopyChoiceProps) {
  return (
    <label>
      Copy{' '}
      <select
        className="sheet-search"
        onChange={(event) => onChange(event.target.value as CopyKind)}
        value={kind}
      >
        {Object.entries(copies).map(([key, { label }]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Props of {@link CopyToken}. */
export interface CopyTokenProps {
  kind: CopyKind;
  /** Name of the token. */
  name: string;
  /** Its value in the era that is shown. */
  value: string;
}

/** Copies a token's name or value to the clipboard, and then says so. In another era the value may be another. */
export function CopyToken({ kind, name, value }: CopyTokenProps) {
  return <CopyWords words={copies[kind].words(name, value)} />;
}

/** Props of {@link CopyWords}. */
export interface CopyWordsProps {
  words: string;
  /** What the words are, if they are too long for the name of a button. */
  about?: string;
}

/** Copies words to the clipboard, and then says so. */
export function CopyWords({ words, about = words }: CopyWordsProps) {
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    await navigator.clipboard.writeText(words);
    setCopied(words);
  };
  const label = copied === words ? 'Copied' : 'Copy';
  return (
    <button
      aria-label={`${label} ${about}`}
      className="sheet-copy"
      onClick={() => void copy()}
      type="button"
    >
      {label}
    </button>
  );
}
