import type { Problem } from './compile-draft';
import type { Place } from './shown-state';
import type { StateGroup } from './states';

/** Props of {@link FileList}. */
export interface FileListProps {
  files: readonly string[];
  /** The file that is edited. */
  active: string;
  problems: readonly Problem[];
  /** Files of the template that the folder does not have. */
  missing: readonly string[];
  onSelect: (file: string) => void;
  onAdd: (file: string) => void;
}

/** The files of a folder, with the number of faults in each, and those that it may have. */
export function FileList({ files, active, problems, missing, onSelect, onAdd }: FileListProps) {
  return (
    <nav aria-label="Files" className="workshop-files">
      <ul>
        {files.map((file) => {
          const count = problems.filter((one) => one.kind === 'fault' && one.file === file).length;
          return (
            <li key={file}>
              <button aria-current={file === active} onClick={() => onSelect(file)} type="button">
                {file}
                {count > 0 ? <strong> {faultsText(count)}</strong> : null}
              </button>
            </li>
          );
        })}
        {missing.map((file) => (
          <li key={file}>
            <button data-add={file} onClick={() => onAdd(file)} type="button">
              Add {file}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns a number of faults as words. */
export function faultsText(count: number): string {
  return count === 1 ? '1 fault' : `${count} faults`;
}

/** Props of {@link ProblemList}. */
export interface ProblemListProps {
  problems: readonly Problem[];
  onOpen: (problem: Problem) => void;
}

/** Everything that a writer should look at, each with its file and line. */
export function ProblemList({ problems, onOpen }: ProblemListProps) {
  return (
    <ul aria-label="Problems" className="workshop-problems">
      {problems.map((problem, place) => (
        <li key={place}>
          <button data-kind={problem.kind} onClick={() => onOpen(problem)} type="button">
            <code>
              {problem.file}:{problem.line}
            </code>{' '}
            {problem.kind === 'warning' ? 'Warning: ' : ''}
            {problem.message}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Props of {@link StateList}. */
export interface StateListProps {
  groups: readonly StateGroup[];
  /** The state that was chosen last. */
  active: Place;
  onSelect: (place: Place, file: string) => void;
}

/** Every state of an era. */
export function StateList({ groups, active, onSelect }: StateListProps) {
  return (
    <nav aria-label="States" className="workshop-states">
      {groups.map(({ name, file, states }) => (
        <details key={name} open={states.some(({ place }) => isSame(place, active)) || undefined}>
          <summary>{name}</summary>
          <ul>
            {states.map((state, number) => (
              <li key={number}>
                {state.place === null ? (
                  <span>{state.name}: no visit leads here</span>
                ) : (
                  <button
                    aria-current={isSame(state.place, active)}
                    onClick={() => state.place && onSelect(state.place, file)}
                    type="button"
                  >
                    {state.name}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

function isSame(one: Place | null, other: Place): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
