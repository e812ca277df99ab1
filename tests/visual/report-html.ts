import { existsSync, readFileSync, readdirSync } from 'node:fs';
// Storybook loads this file too, and wants the extension.
import { palettes } from '../../.storybook/palette.ts';

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
  /** Where the differences are from the left edge, in per cent of the width; the slider begins there. */
  readonly at?: number | undefined;
  /** The named pictures: expected, actual, difference. */
  readonly pictures: readonly { readonly name: string; readonly address: string }[];
}

const colours = Object.entries(palettes.light)
  .map(([name, light]) => `--${name}:light-dark(${light},${Object(palettes.dark)[name]})`)
  .join(';');

// A report beside a Storybook has its typeface.
const styles = `
@font-face{font-family:"EB Garamond";font-weight:400 800;src:local("EB Garamond"),url(faces/eb-garamond-latin-wght-normal.woff2)}
:root{color-scheme:light dark;${colours}}
body{font:1.125rem/1.5 "EB Garamond",Georgia,serif;margin:2rem;background:var(--ground);color:var(--ink)}
main{max-width:90rem;margin-inline:auto}a{color:var(--link)}h1,h2{color:var(--heading)}
section,aside{background:var(--paper);border:1px solid var(--line);border-radius:3px;padding:1rem 1.25rem;margin-block:1rem}
aside{background:var(--band)}h2{margin-block:2.5rem 0;overflow-wrap:anywhere}nav ul{columns:26rem;margin:0}
form{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;margin-block:1rem}
select,button{font:inherit;color:inherit;background:var(--field);border:1px solid var(--chipLine);border-radius:3px;box-sizing:border-box;min-height:2.75rem;max-width:100%;padding-inline:.75rem}
button{background:var(--chip)}button:hover{background:var(--hover)}:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
label{max-width:100%}p{margin-block:0 1rem}
code{background:var(--ground);font-size:.875rem;padding:.25rem .5rem;overflow-wrap:anywhere;user-select:all}
.row{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:1rem;margin-block-end:1rem}
figure{margin:0;width:fit-content}figcaption{display:flex;justify-content:space-between;color:var(--muted)}
img{max-width:100%;border:1px solid var(--line)}
.slider{position:relative}.slider img{display:block}
.slider img+img{inset:0;position:absolute;clip-path:inset(0 0 0 var(--at))}
.slider::after{background:var(--accent);box-shadow:0 0 0 1px var(--paper);content:"";inset-block:0;left:var(--at);position:absolute;width:2px}
input[type=range]{accent-color:var(--accent);margin:0;width:100%;min-height:2.75rem}`;

// The filters are in the part of the address after #, which a page may change even if it is a file.
const script = `
const form=document.forms[0],filters=[...form.querySelectorAll('select')],
sections=[...document.querySelectorAll('section')];
addEventListener('input',({target})=>{
if(target.type==='range')target.closest('figure').style.setProperty('--at',target.value+'%')});
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
  const parts = grouped(findings, eraOf).flatMap(([era, inEra]) =>
    grouped(inEra, componentOf).map(([component, all]) => {
      const name = `${readable(era)}: ${readable(component)}`;
      return { era, component, name: escape(name), all };
    }),
  );
  const data = (era: string, component: string) =>
    `data-era="${escape(era)}" data-component="${escape(component)}"`;
  const contents = parts.map(
    ({ era, component, name, all }) =>
      `<li ${data(era, component)}><a href="#${escape(`${new URLSearchParams({ era, component })}`)}">${name}</a> (${all.length})</li>`,
  );
  const chapters = parts.map(
    ({ era, component, name, all }) =>
      `<div ${data(era, component)}><h2>${name}</h2>
${all.map((finding) => section(finding, storybook)).join('\n')}</div>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>Visual differences</title>
<style>${styles}</style>
<main><h1>${findings.length} ${findings.length === 1 ? 'story does not match its baseline' : 'stories do not match their baselines'}</h1>
<p>Move a slider to compare. The other picture shows the differences in red. If you want a new look, run the command below it, or <code>${update}</code> for all, and commit the pictures.</p>
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
      `<option value="${escape(value)}">${escape(readable(value))} (${length})</option>`,
  );
  return `<label>${label} <select autocomplete="off" name="${name}"><option value="">All</option>${options.join('')}</select></label>`;
}

function grouped(findings: readonly Finding[], nameOf: (finding: Finding) => string): Groups {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const name = nameOf(finding);
    groups.set(name, [...(groups.get(name) ?? []), finding]);
  }
  const order = [...eras.keys()];
  return [...groups].toSorted(
    ([one], [other]) => order.indexOf(one) - order.indexOf(other) || one.localeCompare(other),
  );
}

const folder = new URL('../../eras/', import.meta.url);

/** The names of the eras by slug, as in the toolbar and in its order. */
const eras = new Map(
  readdirSync(folder)
    .map((slug) => ({ slug, file: new URL(`${slug}/era.md`, folder) }))
    .filter(({ file }) => existsSync(file))
    .map(({ slug, file }) => {
      const text = readFileSync(file, 'utf8');
      const value = (key: string) => new RegExp(`^${key}: (.*)$`, 'm').exec(text)?.[1] ?? '';
      return { slug, id: Number(value('id')), name: `${value('name')} · ${value('year')}` };
    })
    .toSorted((one, other) => one.id - other.id)
    .map(({ slug, name }) => [slug, name]),
);

/** Returns the name of an era or of a page of Storybook, such as `Future · 2157` or `Choices → ChoiceCard`. */
function readable(value: string): string {
  return eras.get(value) ?? value.replace(/^Components\//, '').replaceAll('/', ' → ');
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
  const { title, storyId, test, era, words, at = 50, pictures } = finding;
  const query = `?path=/story/${storyId}${era === undefined ? '' : `&globals=era:${era}`}`;
  const link =
    storyId === undefined ? '' : ` · <a href="${escape(storybook + query)}">Open the story</a>`;
  const named = (name: string) => pictures.find((picture) => picture.name === name);
  const [before, after, difference] = ['expected', 'actual', 'difference'].map(named);
  const figures =
    before && after
      ? [
          slider(before.address, after.address, at),
          difference && figure({ ...difference, name: 'Difference' }),
        ]
      : pictures.map(figure);
  const accept =
    test === undefined
      ? ''
      : `<p>Accept it: <code>${accepting(test)}</code> <button type="button">Copy</button></p>`;
  const story = title.split(' / ').at(-1) ?? title;
  return `<section><p><strong>${escape(story)}</strong>: ${escape(words)}${link}</p>
<div class="row">${figures.filter(Boolean).join('')}</div>${accept}</section>`;
}

function slider(before: string, after: string, at: number): string {
  return `<figure style="--at:${at}%"><figcaption><span>Baseline</span><span>New screenshot</span></figcaption>
<div class="slider"><img alt="Baseline" loading="lazy" src="${escape(before)}"><img alt="New screenshot" loading="lazy" src="${escape(after)}"></div>
<input aria-label="How much of the baseline is shown" autocomplete="off" max="100" min="0" type="range" value="${at}"></figure>`;
}

function figure({ name, address }: Finding['pictures'][number]): string {
  const source = escape(address);
  const picture = `<img alt="${escape(name)}" loading="lazy" src="${source}">`;
  // Browsers open no picture that is part of the page.
  const shown = address.startsWith('data:') ? picture : `<a href="${source}">${picture}</a>`;
  return `<figure><figcaption>${escape(name)}</figcaption>${shown}</figure>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
