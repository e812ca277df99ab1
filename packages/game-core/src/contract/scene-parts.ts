/** A part of a scene: its picture, its choices or its background. On the wire the field is called `type` (SPEC §7). */
export type ScenePart = 'image' | 'choices' | 'context';

/** The parts of a scene that a server can generate, in the order in which the game requests them (SPEC §4). */
export const sceneParts = ['image', 'choices', 'context'] as const satisfies readonly ScenePart[];
