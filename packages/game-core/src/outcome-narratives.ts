import { asClause } from './clause';
import { yearText } from './year';

/** The four outcomes a decision can have, selected by its first word (SPEC §4). */
export type OutcomeKind = 'join' | 'speak' | 'engage' | 'generic';

/** What an outcome narrative weaves into its words (SPEC §4). */
export interface OutcomeScene {
  /** The choice's text as shown, an imperative (SPEC §3). */
  readonly choice: string;
  /** The scenario's place, worded to follow "in" (SPEC §3). */
  readonly location: string;
  /** The scenario's year; negative before the common era (SPEC §3). */
  readonly year: number;
}

/** For each outcome, takes the scene and gives two plain-text paragraphs separated by a blank line (SPEC §4). */
export const outcomeNarratives: Record<OutcomeKind, (scene: OutcomeScene) => string> = {
  join: ({ choice, location, year }) =>
    [
      `You ${asClause(choice)}, and at first nobody knows what to make of you. Then someone moves over to give you room, and someone else puts a share of the work into your hands. Whatever these people stand to lose in ${location}, you now stand to lose with them.`,
      `The effect shows within the hour. Those who were waiting for another to begin have begun, and the other side has counted heads and lowered its voice. An offer is said to be on its way; so are men with orders. Nobody who told the story of ${yearText(year)} had counted on you. The people beside you have, and they are asking what you mean to do when the door opens.`,
    ].join('\n\n'),
  speak: ({ choice, location, year }) =>
    [
      `You ${asClause(choice)}, and the voices around you die away. You keep it short: what is at stake, and who will pay for it. You do not get the answer you wanted. You get silence and then a question; in ${location}, that is more than anyone else has had today.`,
      `Two things have changed. A matter that was settled is open again, and your name is known to people who want to hear more from you, or nothing. It is ${yearText(year)}; word travels at its own speed, and for once you are ahead of it. Behind a closed door they are repeating what you said and getting some of it wrong. You can go in and correct them, or use the time.`,
    ].join('\n\n'),
  engage: ({ choice, location, year }) =>
    [
      `You ${asClause(choice)}, and what it shows you is not what you were told. Seen from close by, the matter has another side, and in ${location}, it seems, everyone has been walking past it. You take your time over it. When you look up, two people are watching to see what you will make of it.`,
      `Your discovery will not stay yours for long. One of them wants it kept quiet and has a good reason; the other wants it said aloud today, while it can still change what happens in ${yearText(year)}. Neither can act without you. For the first time since you arrived, you know something that nobody else here knows, and this time you did not bring it with you.`,
    ].join('\n\n'),
  generic: ({ choice, location, year }) =>
    [
      `Your decision is made: ${asClause(choice)}. Nobody stops you. For a few breaths it seems to change nothing. Then a conversation nearby breaks off, and someone looks at you a little longer than before. Of all that happens today in ${location}, this is what people will remember, and they will not agree about what they saw.`,
      `The consequences take a road of their own. Someone with power has become careful, someone without it has taken heart, and the year ${yearText(year)} has shifted by a hand’s breadth, enough that you can no longer be sure how it ends. Voices are coming closer. There is time to do one more thing before they reach you, and no way to take back the last.`,
    ].join('\n\n'),
};
