import { eraLooks } from '@time-traveler/eras/compile';
import { eraBySlug } from '@time-traveler/game-core';
import { useRef, useState } from 'react';
import { type DroppedFile, filesOfPicker } from './dropped-files';

/** Props of {@link Toolbar}. */
export interface ToolbarProps {
  /** The folder's name. */
  name: string;
  /** The built-in era whose look it has; '' if it has none. */
  look: string;
  /** The name of the folder that was open before, if there was one. */
  former: string | undefined;
  /** The names of the folders that a writer can begin with. */
  examples: readonly string[];
  onName: (name: string) => void;
  onLook: (look: string) => void;
  onFiles: (files: readonly DroppedFile[]) => void;
  onExample: (name: string) => void;
  onDownload: () => void;
  /** Opens the folder that was open before. */
  onFormer: () => void;
}

/** What can be done with the whole folder. */
export function Toolbar(props: ToolbarProps) {
  const { name, look, former, examples } = props;
  const [example, setExample] = useState(examples[0] ?? '');
  const { onName, onLook, onFiles, onFormer, onExample, onDownload } = props;
  return (
    <div className="workshop-bar">
      <FilePicker folder label="Open a folder…" onFiles={onFiles} />
      <FilePicker label="Add files or a picture…" onFiles={onFiles} />
      <label>
        Begin with{' '}
        <select onChange={({ target }) => setExample(target.value)} value={example}>
          {examples.map((folder) => (
            <option key={folder}>{folder}</option>
          ))}
        </select>
      </label>
      <button onClick={() => onExample(example)} type="button">
        Begin
      </button>
      <label>
        Folder{' '}
        <input onChange={({ target }) => onName(target.value)} spellCheck={false} value={name} />
      </label>
      <label>
        Look{' '}
        <select onChange={({ target }) => onLook(target.value)} value={look}>
          <option value="">Plain</option>
          {eraLooks.map((slug) => (
            <option key={slug} value={slug}>
              {eraBySlug(slug)?.period.name}
            </option>
          ))}
        </select>
      </label>
      <button onClick={onDownload} type="button">
        Download {name}.zip
      </button>
      {former === undefined ? null : (
        <button onClick={onFormer} type="button">
          Back to {former}
        </button>
      )}
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
