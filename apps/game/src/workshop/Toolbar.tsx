import { useRef } from 'react';
import { builtInPeriods } from '@time-traveler/game-core';
import { type DroppedFile, filesOfPicker } from './dropped-files';

/** Props of {@link Toolbar}. */
export interface ToolbarProps {
  /** The folder's name. */
  name: string;
  /** The built-in era whose look the screen has. */
  look: string;
  /** The names of the folders that a writer can begin with. */
  examples: readonly string[];
  onName: (name: string) => void;
  onLook: (look: string) => void;
  onFiles: (files: readonly DroppedFile[]) => void;
  onExample: (name: string) => void;
  onDownload: () => void;
}

/** What can be done with the whole folder. */
export function Toolbar(props: ToolbarProps) {
  const { name, look, examples, onName, onLook, onFiles, onExample, onDownload } = props;
  return (
    <div className="workshop-bar">
      <FilePicker folder label="Open a folder…" onFiles={onFiles} />
      <FilePicker label="Add files or a picture…" onFiles={onFiles} />
      <label>
        Begin with{' '}
        <select onChange={({ target }) => target.value && onExample(target.value)} value="">
          <option value="">…</option>
          {examples.map((example) => (
            <option key={example}>{example}</option>
          ))}
        </select>
      </label>
      <label>
        Folder{' '}
        <input onChange={({ target }) => onName(target.value)} spellCheck={false} value={name} />
      </label>
      <label>
        Look{' '}
        <select onChange={({ target }) => onLook(target.value)} value={look}>
          {builtInPeriods.map((period) => (
            <option key={period.slug} value={period.slug}>
              {period.name}
            </option>
          ))}
        </select>
      </label>
      <button onClick={onDownload} type="button">
        Download {name}.zip
      </button>
    </div>
  );
}

interface FilePickerProps {
  label: string;
  /** True if a whole folder is picked. */
  folder?: boolean;
  onFiles: (files: readonly DroppedFile[]) => void;
}

function FilePicker({ label, folder = false, onFiles }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        aria-label={label}
        hidden
        multiple
        onChange={({ target }) => {
          onFiles(filesOfPicker(target.files ?? []));
          // The same folder can be picked again.
          target.value = '';
        }}
        ref={input}
        type="file"
        {...(folder && { webkitdirectory: '' })}
      />
      <button onClick={() => input.current?.click()} type="button">
        {label}
      </button>
    </>
  );
}
