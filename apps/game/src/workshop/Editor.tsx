import { useLayoutEffect, useRef } from 'react';

/** A line of a file that the writer wants to see; `turn` counts the wishes. */
export interface Caret {
  readonly file: string;
  readonly line: number;
  readonly turn: number;
}

/** Props of {@link Editor}. */
export interface EditorProps {
  /** The file's path in the folder. */
  file: string;
  /** Its text. */
  text: string;
  /** Where the caret moves; it gets the focus too. */
  caret: Caret | null;
  /** Called with the changed text. */
  onChange: (text: string) => void;
}

/** Edits one file. */
export function Editor({ file, text, caret, onChange }: EditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const followed = useRef<Caret>(null);
  useLayoutEffect(() => {
    const { current } = area;
    if (current === null || caret === null || caret.file !== file) return;
    if (followed.current === caret) return;
    followed.current = caret;
    const start = startOfLine(current.value, caret.line);
    const end = current.value.indexOf('\n', start);
    current.setSelectionRange(start, start);
    // A browser scrolls to the caret when the field gets the focus.
    current.blur();
    current.focus();
    current.setSelectionRange(start, end === -1 ? current.value.length : end);
  }, [caret, file]);
  return (
    <textarea
      aria-label={`Text of ${file}`}
      className="workshop-text"
      // Each file has a separate history of changes.
      key={file}
      onChange={({ target }) => onChange(target.value)}
      ref={area}
      spellCheck
      value={text}
    />
  );
}

function startOfLine(text: string, line: number): number {
  let start = 0;
  for (let count = 1; count < line; count += 1) {
    const next = text.indexOf('\n', start) + 1;
    if (next === 0) break;
    start = next;
  }
  return start;
}
