/** Takes an era's slug and gives the address of its theme music (SPEC §7); a period's own musicUrl is not used. */
export function themeUrl(slug: string): string {
  return `/audio/${slug}-theme.mp3`;
}
