/** One story that does not match its baseline. */
export interface Finding {
  /** Title and name of the story, such as `Components/Choices/ChoiceCard / States`, or of another test. */
  readonly title: string;
  readonly storyId?: string | undefined;
  /** Slug of its era; undefined for the era that Storybook opens with. */
  readonly era?: string | undefined;
  readonly words: string;
  /** The named pictures: expected, actual, difference. */
  readonly pictures: readonly { readonly name: string; readonly address: string }[];
}

const styles = `
body{font:1rem/1.5 system-ui,sans-serif;margin:2rem;background:#f4f2ee;color:#1d1d1f}
section{background:#fff;border:1px solid #d8d4cb;padding:1rem 1.25rem;margin-block:1.5rem}
h2{margin-block:2.5rem 0}h3{font-size:1.125rem;margin:0}nav ul{columns:18rem;margin:0}
.row{display:grid;grid-template-columns:repeat(auto-fit,minmax(20rem,1fr));gap:1rem}
figure{margin:0}figcaption{font-weight:600}img{max-width:100%;border:1px solid #d8d4cb;background:#fff}
.slider{--at:50%;position:relative;width:fit-content}.slider img{display:block}
.slider img+img{inset:0;position:absolute;clip-path:inset(0 0 0 var(--at))}
.slider::after{background:#dc0028;content:"";inset-block:0;left:var(--at);position:absolute;width:1px}
input[type=range]{width:100%;min-height:2.75rem}aside{background:#fff3cd;padding:1rem}`;

// One listener for all sliders.
const script = `addEventListener('input',({target})=>{
target.closest('figure').querySelector('.slider').style.setProperty('--at',target.value+'%')})`;

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
  const contents = eras.flatMap(({ era, components }) =>
    components.map(
      ([name, all]) =>
        `<li><a href="#${anchor(era, name)}">${escape(era)}: ${escape(name)}</a> (${all.length})</li>`,
    ),
  );
  const chapters = eras.flatMap(({ era, components }) =>
    components.map(
      ([name, all]) =>
        `<h2 id="${anchor(era, name)}">${escape(era)}: ${escape(name)}</h2>
${all.map((finding) => section(finding, storybook)).join('\n')}`,
    ),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Visual differences</title>
<style>${styles}</style>
<h1>${findings.length} ${findings.length === 1 ? 'story does not match its baseline' : 'stories do not match their baselines'}</h1>
<p>Move a slider to compare: the baseline is on its left, the new screenshot on its right. The other picture shows
differences in red. If you want the new look, run <code>test:visual:update</code> and commit the pictures.</p>
${notes.map((note) => `<aside>${escape(note)}</aside>`).join('')}<nav aria-label="Contents"><ul>${contents.join('')}</ul></nav>
${chapters.join('\n')}<script>${script}</script></html>`;
}

function grouped(
  findings: readonly Finding[],
  nameOf: (finding: Finding) => string,
): readonly (readonly [string, readonly Finding[]])[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const name = nameOf(finding);
    groups.set(name, [...(groups.get(name) ?? []), finding]);
  }
  return [...groups].toSorted(([one], [other]) => one.localeCompare(other));
}

const eraOf = ({ era, storyId }: Finding) =>
  era ?? (storyId === undefined ? 'Other checks' : 'The first era');

const componentOf = ({ title }: Finding) => title.split(' / ')[0] ?? title;

function section({ title, storyId, era, words, pictures }: Finding, storybook: string): string {
  const query = `?path=/story/${storyId}${era === undefined ? '' : `&globals=era:${era}`}`;
  const link =
    storyId === undefined ? '' : ` · <a href="${escape(storybook + query)}">Open the story</a>`;
  const named = (name: string) => pictures.find((picture) => picture.name === name);
  const [before, after, difference] = ['expected', 'actual', 'difference'].map(named);
  const shown =
    before && after
      ? [slider(before.address, after.address), difference && figure(difference)]
      : pictures.map(figure);
  return `<section><h3>${escape(title)}</h3><p>${escape(words)}${link}</p>
<div class="row">${shown.filter(Boolean).join('')}</div></section>`;
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

const anchor = (era: string, name: string) => `${era}-${name}`.replaceAll(/[^\w-]+/g, '-');

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
