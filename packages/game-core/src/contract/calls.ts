/** The call that lists the periods: `GET`, no body (SPEC §7). */
export const PERIODS_PATH = '/api/periods';

/** The call for one part of a scene: `POST` with a scene request as its body (SPEC §7). */
export const SCENE_PATH = '/api/deepseek';

/** The call for the texts after a decision in an era whose scene the server sends: `GET`, no body. */
export function storyPath(slug: string): string {
  return `/api/eras/${slug}/story`;
}
