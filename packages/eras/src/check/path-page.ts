import { escape } from './escape';
import { gradeOf } from './measure';
import type { EndingPaths, ProofPath } from './paths';

/** The styles of the paths. */
export const pathStyle = `
.path { border-top: 2px solid #bbb; display: grid; gap: 1rem; grid-template-columns: 1.4fr 4fr 1.4fr; margin: 1.5rem 0 0 calc(26rem - 47vw); padding-top: 0.5rem; width: 94vw; }
.path .firsts { display: grid; gap: 1rem; grid-template-columns: repeat(4, 1fr); }
.path h5 { font: bold 0.9rem/1.3 system-ui, sans-serif; margin: 0 0 0.25rem; }
.path p { font-size: 0.9rem; margin: 0 0 0.5rem; }
.path .memory { background: #eef3fb; padding: 0.4rem 0.6rem; }
.path td { padding: 0 0.5rem 0 0; }
`;

/** Returns each ending beside its follow-ups and the reckonings that it can lead to, for an editor who reads along a path. */
export function pathSection(endings: readonly EndingPaths[]): string {
  if (!endings.some(({ paths }) => paths.some(({ reckoning }) => reckoning !== undefined)))
    return '';
  return `<h3>From each ending to its reckonings</h3>\n${endings.map(endingRow).join('\n')}`;
}

function endingRow({
  choice,
  ending,
  memory = 'No memory.',
  consequences,
  firsts,
  paths,
}: EndingPaths): string {
  return `<div class="path">
<div><h5>${escape(choice)}</h5>${paragraphs(ending)}
<p class="memory">${escape(memory)} <small>(${consequences.join(', ') || 'no consequences'})</small></p></div>
<div class="firsts">${firsts.map(({ name, text }) => `<div><h5>${escape(name)}</h5>${paragraphs(text)}</div>`).join('')}</div>
<div><h5>Leads to</h5>${reckonings(paths)}
<details><summary>${paths.length} paths, ${range(paths)}</summary><table>${paths.map(pathRow).join('')}</table></details></div>
</div>`;
}

function reckonings(paths: readonly ProofPath[]): string {
  const counts = new Map<string, number>();
  for (const { reckoning = 'none' } of paths)
    counts.set(reckoning, (counts.get(reckoning) ?? 0) + 1);
  const items = [...counts].map(
    ([name, count]) => `<li>${escape(name)} <small>${count}</small></li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

function range(paths: readonly ProofPath[]): string {
  const words = paths.map(({ counts }) => counts.words);
  const grades = paths.map(({ counts }) => gradeOf(counts));
  const from = (all: readonly number[], digits: number) =>
    `${Math.min(...all).toFixed(digits)} to ${Math.max(...all).toFixed(digits)}`;
  return `${from(words, 0)} words, grade ${from(grades, 1)}`;
}

function pathRow({ followUps, reckoning = '', counts }: ProofPath): string {
  return `<tr><td><small>${followUps.join(' → ')}</small><td><small>${escape(reckoning)}</small><td><small>${counts.words}</small><td><small>${gradeOf(counts).toFixed(1)}</small></tr>`;
}

function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escape(paragraph)}</p>`)
    .join('');
}
