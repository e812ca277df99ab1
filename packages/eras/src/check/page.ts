import { escape } from './escape';
import { readingGrade, wordsOf } from './measure';
import { pathSection, pathStyle } from './path-page';
import type { ProofEra, ProofText } from './texts';
import { type Warning, warningsOf } from './warnings';

const style = `
body { font: 1rem/1.5 Georgia, serif; margin: 0 auto; max-width: 52rem; padding: 1rem 1.5rem 4rem; }
h2 { border-top: 3px solid; margin-top: 4rem; padding-top: 1rem; }
article { border-top: 1px solid #bbb; margin-top: 1.25rem; padding-top: 0.5rem; }
h3 { font: bold 1rem/1.3 system-ui, sans-serif; margin: 0; }
small { color: #555; font: 0.8125rem/1.4 system-ui, sans-serif; }
.note { border-left: 3px solid #999; margin-left: 1rem; padding-left: 1rem; }
.warnings { background: #fdf3d8; padding: 0.5rem 1rem; }
nav a { margin-right: 1rem; }
${pathStyle}`;

/**
 * Returns an HTML page with the warnings and texts of each era, each text's word count and grade, and every path from an
 * ending to its reckonings.
 */
export function proofPage(eras: readonly ProofEra[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Proof of all texts</title>
<style>${style}</style>
<h1>Proof of all texts</h1>
<p>The grade is the Flesch–Kincaid grade: the US school grade that can read a text easily.</p>
<nav>${eras.map(({ slug, name }) => `<a href="#${slug}">${escape(name)}</a>`).join('')}</nav>
${eras.map(eraSection).join('\n')}
</html>
`;
}

function eraSection(era: ProofEra): string {
  const warnings = warningsOf(era);
  const all = era.texts.map(({ text }) => text).join('\n\n');
  return `<section id="${era.slug}">
<h2>${escape(era.name)}</h2>
<p><small>${figures(all)} in ${era.texts.length} texts</small></p>
<div class="warnings">${warnings.length === 0 ? '<p>No warnings.</p>' : `<ul>${warnings.map(warningItem).join('')}</ul>`}</div>
${era.texts.map(textArticle).join('\n')}
${pathSection(era.paths)}
</section>`;
}

function textArticle({ kind, title, text, mark, sources }: ProofText): string {
  const list = sources?.map((source) => `<li>${escape(source)}</li>`).join('') ?? '';
  return `<article class="${kind}">
<h3>${escape(mark ? `What really happened: ${mark}` : `${kind}: ${title}`)}</h3>
<small>${figures(text)}</small>
${text
  .split(/\n{2,}/)
  .map((paragraph) => `<p>${escape(paragraph)}</p>`)
  .join('\n')}
${list && `<ul><small>${list}</small></ul>`}
</article>`;
}

function warningItem({ kind, words, places }: Warning): string {
  return `<li><strong>${kind}</strong>: ${escape(words)} <small>(${escape(places.join('; '))})</small></li>`;
}

function figures(text: string): string {
  return `${wordsOf(text).length} words, grade ${readingGrade(text).toFixed(1)}`;
}
