import type { PartRequest } from '../scenes/part-request';

/** The parts of a scene that a model writes. */
export const writtenParts = ['choices', 'context'] as const;

/** A part of a scene that a model writes. */
export type WrittenPart = (typeof writtenParts)[number];

/** The two messages of a request to a model. */
export interface ModelPrompt {
  readonly system: string;
  readonly user: string;
}

const house = [
  'You write for a game in which a visitor acts as a time traveler.',
  'Write in plain English: second person, present tense, concrete things, a real dilemma, no filler.',
  'Historical facts must be true for the place and year; call uncertain what is uncertain.',
  'Answer with one JSON object and nothing else, no code fence.',
].join(' ');

const tasks = {
  choices: [
    'Write four choices for this moment that differ in spirit and in what they risk.',
    'Each "text" is an imperative of three to eight words, without a full stop and without names, that reads well in lower case after "You chose to".',
    'Begin one with Join, one with Speak, one with Offer, Test, Explore, Visit or Attend, and one with another verb.',
    'Each "description" is one sentence of at most 25 words on what it entails and what it risks.',
    'Each "outcome" tells in 90 to 140 words what comes of that choice, in two or three paragraphs of plain text with a blank line between them.',
    'In it a person of the scene does something because of the visitor, one thing is seen or heard that could be nowhere else, something is lost, and the last line leaves the story open; no moral.',
    'Each "memory" is one or two sentences of at most 40 words in the past tense that name what the visitor did and to whom; the story continues with it.',
    'Each "consequences" is a list of one to three names out of "helped" or "harmed" (the people of the scene), "silent" or "public" (the matter), and "gone" (the visitor left).',
    'JSON shape: {"choices":[{"text":"…","description":"…","outcome":"…\\n\\n…","memory":"…","consequences":["helped","public"]}]}',
  ],
  context: [
    'Write the historical background of this moment in 180 to 260 words.',
    'Use simple HTML: <p>, <h3>, <ul>, <li>, <strong>, <em>; no other tags, no attributes, no links.',
    'Give it a "title" of three to eight words in plain text.',
    'JSON shape: {"title":"…","context":"<p>…</p>"}',
  ],
} as const satisfies Record<WrittenPart, readonly string[]>;

/** Returns the messages for one part of a scene: the task, and the scene as data (SPEC §7). */
export function modelPrompt(part: WrittenPart, request: PartRequest): ModelPrompt {
  const { era, prompt } = request;
  const scene =
    era === null
      ? { period: request.slug }
      : {
          period: `${era.period.name} (${era.period.startYear}–${era.period.endYear})`,
          title: era.scenario.title,
          year: era.scenario.year,
          place: era.scenario.location,
        };
  return {
    system: [house, ...tasks[part]].join('\n'),
    user: JSON.stringify({ ...scene, scene: prompt }),
  };
}

/** Returns the message that asks a model to correct an answer that cannot be used. */
export function repairPrompt(reason: string): string {
  return `That answer cannot be used: ${reason}. Send the whole corrected JSON object and nothing else.`;
}
