import { readFileSync } from 'node:fs';

/** One story that does not match its baseline. */
export interface Finding {
  /** Title and name of the story, such as `Components/Choices/ChoiceCard / States`, or of another test. */
  readonly title: string;
  readonly storyId?: string | undefined;
  /** Title of the test that compares the story; undefined if no new picture can settle it. */
  readonly test?: string | undefined;
  /** Slug of the era that it is drawn in; undefined for another test. */
  readonly era?: string | undefined;
  readonly words: string;
  /** The named pictures: expected, actual, difference. */
  readonly pictures: readonly { readonly name: string; readonly address: string }[];
}

const styles = `
:root{color-scheme:light dark;--line:light-dark(#d8d4cb,#4a4640)}
body{font:1rem/1.5 system-ui,sans-serif;margin:2rem;background:light-dark(#f4f2ee,#191714);color:light-dark(#1d1d1f,#ece8e1)}
a{color:light-dark(#0b57a4,#8fc1ff)}
section{background:light-dark(#fff,#24211d);border:1px solid var(--line);padding:1rem 1.25rem;margin-block:1.5rem}
h2{margin-block:2.5rem 0;overflow-wrap:anywhere}h3{font-size:1.125rem;margin:0}nav ul{columns:26rem;margin:0}
form{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;margin-block:1rem}
select,button{font:inherit;min-height:2.75rem;max-width:100%;padding-inline:.75rem}
label{max-width:100%}select{box-sizing:border-box}
code{background:light-dark(#efece6,#15130f);padding:.25rem .5rem;overflow-wrap:anywhere;user-select:all}
.row{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:1rem}
figure{margin:0;width:fit-content}figcaption{font-weight:600}img{max-width:100%;border:1px solid var(--line);background:#fff}
.slider{--at:50%;position:relative}.slider img{display:block}
.slider img+img{inset:0;position:absolute;clip-path:inset(0 0 0 var(--at))}
.slider::after{background:#dc0028;content:"";inset-block:0;left:var(--at);position:absolute;width:1px}
input[type=range]{width:100%;min-height:2.75rem}aside{background:light-dark(#fff3cd,#4a3d10);padding:1rem}`;

// The filters are in the part of the address after #, which a page may change even if it is a file.
const script = `
const form=document.forms[0],filters=[...form.querySelectorAll('select')],
sections=[...document.querySelectorAll('section')];
addEventListener('input',({target})=>{
if(target.type==='range')target.closest('figure').querySelector('.slider').style.setProperty('--at',target.value+'%')});
addEventListener('click',async({target})=>{if(target.tagName!=='BUTTON')return;
await navigator.clipboard.writeText(target.previousElementSibling.textContent);target.textContent='Copied'});
form.addEventListener('change',()=>{
location.hash=new URLSearchParams(filters.filter(({value})=>value).map(({name,value})=>[name,value]))});
function show(){const wanted=new URLSearchParams(location.hash.slice(1));
for(const filter of filters){filter.value=wanted.get(filter.name)??'';if(filter.selectedIndex<0)filter.value=''}
for(const part of document.querySelectorAll('[data-era]'))
part.hidden=filters.some(({name,value})=>value&&part.dataset[name]!==value);
form.querySelector('output').value=sections.filter(part=>part.checkVisibility()).length+' of '+sections.length+' shown'}
addEventListener('hashchange',show);show()`;

/** Returns a page with the notes and the findings, by era and component; `storybook` is the address that stories open at. */
export function reportHtml(
  findings: readonly Finding[],
  notes: readonly string[],
  storybook: string,
): string {
  const eras = grouped(findings, eraOf).map(([era, inEra]) => ({
    era,
    components: grouped(inEra, componentOf),
  }));
  const parts = eras.flatMap(({ era, components }) =>
    components.map(([component, all]) => ({ era, component, all })),
  );
  const data = (era: string, component: string) =>
    `data-era="${escape(era)}" data-component="${escape(component)}"`;
  const contents = parts.map(
    ({ era, component, all }) =>
      `<li ${data(era, component)}><a href="#${escape(`${new URLSearchParams({ era, component })}`)}">${escape(era)}: ${escape(component)}</a> (${all.length})</li>`,
  );
  const chapters = parts.map(
    ({ era, component, all }) =>
      `<div ${data(era, component)}><h2>${escape(era)}: ${escape(component)}</h2>
${all.map((finding) => section(finding, storybook)).join('\n')}</div>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>Visual differences</title>
<style>${styles}</style>
<main><h1>${findings.length} ${findings.length === 1 ? 'story does not match its baseline' : 'stories do not match their baselines'}</h1>
<p>Move a slider to compare: the baseline is on its left, the new screenshot on its right. The other picture shows
differences in red. If you want a new look, run the command below it, or <code>${update}</code> for all, and commit the pictures.</p>
${notes.map((note) => `<aside>${escape(note)}</aside>`).join('')}
<form>${filter('Era', 'era', grouped(findings, eraOf))}
${filter('Component or screen', 'component', grouped(findings, componentOf))}<output></output></form>
<nav aria-label="Contents"><ul>${contents.join('')}</ul></nav>
${chapters.join('\n')}</main><script>${script}</script></html>`;
}

type Groups = readonly (readonly [name: string, findings: readonly Finding[]])[];

function filter(label: string, name: string, groups: Groups): string {
  const options = groups.map(
    ([value, { length }]) =>
      `<option value="${escape(value)}">${escape(value)} (${length})</option>`,
  );
  return `<label>${label} <select autocomplete="off" name="${name}"><option value="">All</option>${options.join('')}</select></label>`;
}

function grouped(findings: readonly Finding[], nameOf: (finding: Finding) => string): Groups {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const name = nameOf(finding);
    groups.set(name, [...(groups.get(name) ?? []), finding]);
  }
  return [...groups].toSorted(([one], [other]) => one.localeCompare(other));
}

const eraOf = ({ era }: Finding) => era ?? 'Other checks';

const componentOf = ({ title }: Finding) => title.split(' / ')[0] ?? title;

const { packageManager } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { packageManager: string };

const update = `npx --yes ${packageManager} test:visual:update`;

/** Returns the command that draws the baseline of one test again. Playwright reads a title as a regular expression. */
function accepting(test: string): string {
  return `${update} -g "${test.replaceAll(/[^\w /-]/g, '.')}"`;
}

function section(finding: Finding, storybook: string): string {
  const { title, storyId, test, era, words, pictures } = finding;
  const query = `?path=/story/${storyId}${era === undefined ? '' : `&globals=era:${era}`}`;
  const link =
    storyId === undefined ? '' : ` · <a href="${escape(storybook + query)}">Open the story</a>`;
  const named = (name: string) => pictures.find((picture) => picture.name === name);
  const [before, after, difference] = ['expected', 'actual', 'difference'].map(named);
  const shown =
    before && after
      ? [
          slider(before.address, after.address),
          difference && figure({ ...difference, name: 'Difference' }),
        ]
      : pictures.map(figure);
  const accept =
    test === undefined
      ? ''
      : `<p>Accept it: <code>${accepting(test)}</code> <button type="button">Copy</button></p>`;
  return `<section><h3>${escape(title)}</h3><p>${escape(words)}${link}</p>
<div class="row">${shown.filter(Boolean).join('')}</div>${accept}</section>`;
}

function slider(before: string, after: string): string {
  return `<figure><figcaption>Baseline and new screenshot</figcaption>
<div class="slider"><img alt="expected" loading="lazy" src="${escape(before)}"><img alt="actual" loading="lazy" src="${escape(after)}"></div>
<input aria-label="How much of the baseline is shown" max="100" min="0" type="range" value="50"></figure>`;
}

function figure({ name, address }: Finding['pictures'][number]): string {
  const source = escape(address);
  return `<figure><figcaption>${escape(name)}</figcaption><a href="${source}"><img alt="${escape(name)}" loading="lazy" src="${source}"></a></figure>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
