import type { Visit, VisitEvent } from '../events/visit';

/** Returns the visit with one more event. */
export function withEvent(visit: Visit, event: VisitEvent): Visit {
  return { ...visit, events: [...visit.events, event] };
}

/** Returns the texts of a visit's choices, in order. */
export function choicesOf({ events }: Visit): readonly string[] {
  return events.flatMap((event) => (event.type === 'choiceMade' ? [event.choice.text] : []));
}

/** Returns the visit with its first `count` choices only. Its answers stay, because they belong to the era. */
export function upToChoice(visit: Visit, count: number): Visit {
  let made = 0;
  const events = visit.events.filter(({ type }) => type !== 'choiceMade' || (made += 1) <= count);
  return { ...visit, events };
}
