import { compileFolders } from '@time-traveler/eras';
import { describe, expect, it } from 'vitest';
import { compileDraft } from './compile-draft';
import { TEMPLATE, exampleDraft, exampleNames } from './examples';
import { type PlayedEra, playedEra } from './played-era';
import { shownState } from './shown-state';
import { statesOf } from './states';

const builtIn = (await compileFolders()).eras;
const template = compileDraft(exampleDraft(TEMPLATE)).content;
const example = compileDraft(exampleDraft('alderwick')).content;
const all = await Promise.all(
  [...builtIn, template ?? [], example ?? []].flat().map((content) => playedEra(content)),
);

/** Returns the text that each state of an era shows, by the names of its group and its own. */
function textsOf(era: PlayedEra): ReadonlyMap<string, string> {
  const states = statesOf(era).flatMap(({ name: group, states }) =>
    states.flatMap(({ name, place }) => (place ? [{ name: `${group}: ${name}`, place }] : [])),
  );
  return new Map(
    states.map(({ name, place }) => {
      const { scene, contextOpen } = shownState(era, place);
      if (contextOpen) return [name, scene.context.content];
      // Sets have the same scene, and other choices.
      return [
        name,
        [scene.scenario.description, ...scene.choices.map(({ text }) => text)].join('\n'),
      ];
    }),
  );
}

it('begins with the template, and may begin with the example or with any built-in era', () => {
  const slugs = builtIn.map(({ era }) => era.period.slug);
  expect(exampleNames).toEqual([TEMPLATE, 'alderwick', ...slugs.sort()]);
  for (const name of exampleNames) {
    expect(
      compileDraft(exampleDraft(name)).problems.filter(({ kind }) => kind === 'fault'),
    ).toEqual([]);
  }
});

describe.each(all)('the states of $content.era.period.slug', (played) => {
  const texts = textsOf(played);
  const { content, story } = played;
  const { era, sets } = content;

  it('show every text that is told after a decision', () => {
    const told = [...texts.values()].join('\n\n');
    const plain = (text: string) => !text.includes('{');
    const wanted = [
      era.scenario.description,
      era.context.content,
      ...sets.contexts.map((one) => one.content),
      ...era.choices.flatMap(
        ({ text }) => story.endings.find(({ choice }) => choice === text)?.text,
      ),
      ...sets.choices.flat().map(({ outcome }) => outcome),
      ...Object.values(story.followUps).flatMap((one) => [
        one.first.text,
        one.afterHarm?.text,
        one.afterLeaving?.text,
        one.again.text,
        one.closing.text,
      ]),
      ...(story.reckonings ?? []).flatMap((one) => [one.text, one.afterwards.text]),
      ...(story.carried ?? []).map(({ text }) => text),
      ...story.epilogues.map(({ text }) => text),
    ].filter((text) => text !== undefined);
    expect(wanted.filter((text) => plain(text) && !told.includes(text))).toEqual([]);
  });

  it('are each different from all others', () => {
    // A visit that ends with a reckoning ends with a closing too.
    const others = [...texts]
      .filter(([name]) => !name.startsWith('Closings'))
      .map(([, text]) => text);
    expect(new Set(others).size).toBe(others.length);
  });

  it('are all reached by a visit', () => {
    const lost = statesOf(played).flatMap(({ states }) =>
      states.filter(({ place }) => place === null).map(({ name }) => name),
    );
    expect(lost).toEqual([]);
  });
});

it('says of a reckoning that no visit leads there', async () => {
  if (!template) throw new Error('The template has a fault');
  const [first, ...others] = template.story.reckonings ?? [];
  if (!first) throw new Error('The template has no reckoning');
  const never = { ...first, name: 'Never', when: ['helped', 'harmed'] as const };
  const story = { ...template.story, reckonings: [never, first, ...others] };
  const states = statesOf(await playedEra({ ...template, story })).flatMap((group) => group.states);
  expect(states.filter(({ place }) => place === null).map(({ name }) => name)).toEqual([
    'Never',
    'After "Never"',
  ]);
});

it('leaves out a decision that is no longer offered, with those after it', async () => {
  if (!template) throw new Error('The template has a fault');
  const place = { set: 0, decisions: ['Something else', 'Share future knowledge'] };
  const { scene } = shownState(await playedEra(template), place);
  expect(scene.decisions).toEqual([]);
});
