import { eraBySlug } from '../eras/built-in';
import { builtInEras } from '../eras';
import { followUps } from './follow-ups';
import { genericChoices, genericContext, genericScenario } from './generic-scene';
import type {
  Choice,
  HistoricalContext,
  Period,
  PeriodScene,
  Scenario,
  NewChoice,
} from '../eras/era';
import { aftermathTitle, impactText } from './outcomes';
import type { Picture, Scene } from './state';
import { type Story, tell } from './telling';
import { yearText } from './year-text';

// Scenarios of periods that only the server knows are numbered from here, in the order of the list. A period's
// own id may be that of a built-in scenario, and choices are matched to scenarios by id.
const firstGenericId = Math.max(...builtInEras.map(({ scenario }) => scenario.id)) + 1;

/**
 * Returns the scene that an era begins with: its built-in content, or for a period that only the server knows
 * the scene that comes with it, or generic content (SPEC §4). Undefined if the slug is unknown.
 */
export function openingScene(slug: string, periods: readonly Period[]): Scene | undefined {
  const era = eraBySlug(slug);
  if (era) return opening(era.scenario, era.choices, era.context);
  const index = periods.findIndex((candidate) => candidate.slug === slug);
  const period = periods[index];
  if (!period) return undefined;
  const { scene } = period;
  const scenario = {
    ...(scene ? ownScenario(period, scene) : genericScenario(period)),
    id: firstGenericId + index,
  };
  return withChoices(
    opening(scenario, [], scene?.background ?? genericContext(period)),
    scene?.choices ?? genericChoices,
  );
}

function ownScenario(
  { id }: Period,
  { title, description, picture = '', year, location }: PeriodScene,
): Omit<Scenario, 'id'> {
  return { timePeriodId: id, title, description, imageUrl: picture, year, location };
}

function opening(
  scenario: Scenario,
  choices: readonly Choice[],
  context: HistoricalContext,
): Scene {
  const picture: Picture = { url: scenario.imageUrl || null, source: 'built-in' };
  return {
    scenario,
    picture,
    choices,
    context,
    newChoices: false,
    choicesOrigin: 'written',
    decisions: [],
    deeds: [],
    reckoning: null,
    record: null,
    impact: null,
  };
}

/** Returns the scene with other choices, under ids that it has not used before. */
export function withChoices(scene: Scene, choices: readonly NewChoice[]): Scene {
  const lastId = scene.choices.reduce((highest, { id }) => Math.max(highest, id), 0);
  return {
    ...scene,
    choices: choices.map((choice, index) => ({
      ...choice,
      id: lastId + 1 + index,
      scenarioId: scene.scenario.id,
    })),
  };
}

/** Returns the scene of a choice's aftermath (SPEC §4), told by the era's story if there is one. */
export function aftermath(
  scene: Scene,
  choice: Choice,
  story?: Story,
  carried?: readonly string[],
): Scene {
  const told = tell(scene, choice, story, carried);
  const { text, record, reckoning, deed, cards, picture = scene.picture } = told;
  return {
    ...withChoices(scene, cards ? followUpsWith(cards) : followUps),
    scenario: { ...scene.scenario, title: aftermathTitle(choice), description: text },
    picture,
    newChoices: false,
    choicesOrigin: 'written',
    decisions: [...scene.decisions, choice.text],
    deeds: [...scene.deeds, deed],
    reckoning,
    record,
    impact: impactText(choice),
  };
}

/** The follow-ups keep their names (SPEC §4); what they mean here is the era's. */
function followUpsWith(cards: readonly string[]): typeof followUps {
  return followUps.map(({ text, description }, place) => ({
    text,
    description: cards[place] ?? description,
  }));
}

/** Returns an era's fallback picture, or undefined if the era has none (SPEC §7). */
export function fallbackPicture(slug: string): Picture | undefined {
  const url = eraBySlug(slug)?.fallbackImageUrl;
  return url === undefined ? undefined : { url, source: 'fallback' };
}

/**
 * Returns what replaces a scene's picture that could not be loaded: the era's fallback, or the empty frame if the
 * fallback itself failed (SPEC §8). The picture of an ending is replaced by the one with which the era opens.
 */
export function pictureInstead(
  slug: string,
  { picture: failed, scenario: { imageUrl } }: Pick<Scene, 'picture' | 'scenario'>,
): Picture {
  if (failed.view && failed.url !== imageUrl) return { url: imageUrl, source: 'built-in' };
  const fallback = fallbackPicture(slug);
  if (fallback && failed.url !== fallback.url) return fallback;
  return { url: null, source: 'fallback' };
}

/** Returns the one sentence that announces a new scene, with its title, place and year. */
export function sceneAnnouncement({ scenario: { title, location, year } }: Scene): string {
  return sentence(`You are now in ${location}, in the year ${yearText(year)}: ${title}`);
}

/** Returns the words with the full stop that they lack. */
export function sentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}
