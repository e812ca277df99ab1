/** The parts of a scene that a server can generate, in the order in which the game asks for them (SPEC §4). */
export const sceneParts = ['image', 'choices', 'context'] as const;

/** A part of a scene: its picture, its choices or its background. On the wire the field is called `type` (SPEC §7). */
export type ScenePart = (typeof sceneParts)[number];
