import { type Era, builtInEras } from '@time-traveler/game-core';
import type { ReactNode } from 'react';

/** One row of a matrix: the same thing in every era. */
export interface Row {
  /** Its name, which the search finds. */
  readonly name: string;
  /** The tokens that it reads, which a search that begins with `--` finds. */
  readonly tokens?: readonly string[];
  /** The address of its story, as the sidebar opens it. */
  readonly link: string;
  /** Renders it in an era. */
  readonly cell: (era: Era) => ReactNode;
}

/** A switch above a matrix. */
export interface Switch {
  readonly label: string;
  readonly value: string;
  /** The values, each with its name. */
  readonly options: Readonly<Record<string, string>>;
  readonly onChange: (value: string) => void;
}

/** Props of {@link Matrix}. */
export interface MatrixProps {
  rows: readonly Row[];
  search: string;
  onSearch: (search: string) => void;
  /** What the rows are, in the plural. */
  things: string;
  toggle: Switch;
}

/** Returns the rows whose name contains each word of a search, or that read a token with that name. */
export function rowsFor(search: string, rows: readonly Row[]): readonly Row[] {
  const words = search.toLowerCase().split(/\s+/);
  return rows.filter(({ name, tokens = [] }) =>
    words.every((word) =>
      word.startsWith('--')
        ? tokens.some((token) => token.startsWith(word))
        : name.toLowerCase().includes(word),
    ),
  );
}

/** Rows in every era beside each other, in one scroller, with a search and a switch. */
export function Matrix({ rows, search, onSearch, things, toggle }: MatrixProps) {
  const found = rowsFor(search, rows);
  return (
    <>
      <div className="matrix-tools">
        <label>
          Search{' '}
          <input onChange={(event) => onSearch(event.target.value)} type="search" value={search} />
        </label>
        <label>
          {toggle.label}{' '}
          <select onChange={(event) => toggle.onChange(event.target.value)} value={toggle.value}>
            {Object.entries(toggle.options).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <span role="status">{`${found.length} of ${rows.length} ${things}`}</span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by keyboard */}
      <div
        aria-label={`All ${things} in every era`}
        className="matrix-scroller"
        role="region"
        tabIndex={0}
      >
        <table className="matrix">
          <thead>
            <tr>
              <th scope="col">{things}</th>
              {builtInEras.map(({ period: { name, slug }, scenario }) => (
                <th key={slug} scope="col">{`${name} · ${scenario.year}`}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map((row) => (
              <MatrixRow key={row.name} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function MatrixRow({ row: { name, link, cell } }: { row: Row }) {
  return (
    <tr>
      <th scope="row">
        <a href={link} target="_parent">
          {name}
        </a>
      </th>
      {builtInEras.map((era) => (
        <td className={`${era.period.slug}-theme`} key={era.period.slug}>
          {cell(era)}
        </td>
      ))}
    </tr>
  );
}
