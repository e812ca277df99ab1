import { definitions, type Setting } from './settings';

/** The text of `--help`: what the command does and every setting with its default. */
export function helpText(): string {
  const lines = Object.entries<Setting<unknown>>(definitions).flatMap(([name, definition]) => {
    const value = name === 'SITE_DIR' ? 'apps/game/dist' : (definition.fallback ?? 'not set');
    return [`  ${name}  [${value}]`, `      ${definition.about}`];
  });
  return [
    'Historical Time Traveler: serves the built game and the calls it makes.',
    '',
    'Usage: node apps/server/dist/main.js [--help] [--version]',
    '',
    'Settings come from the environment, or from a file named .env in the working directory:',
    '',
    ...lines,
    '',
  ].join('\n');
}
