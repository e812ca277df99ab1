/** The origin of the pictures of Pexels, which a server with a key for it sends. */
const PEXELS = 'https://images.pexels.com';

/**
 * Returns the origins that pictures may come from beside the game's own, from the setting `VITE_IMAGE_ORIGINS`: that
 * of Pexels without one. Throws if the setting is not a list of web origins separated by commas.
 */
export function imageOrigins(setting: string | undefined): readonly string[] {
  if (setting === undefined || setting === '') return [PEXELS];
  const origins = setting.split(',');
  if (origins.every(isOrigin)) return origins.map((origin) => new URL(origin).origin);
  throw new Error(
    `VITE_IMAGE_ORIGINS must be web origins separated by commas, like ${PEXELS},https://cdn.example.org: ${setting}`,
  );
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, href, origin } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
}
