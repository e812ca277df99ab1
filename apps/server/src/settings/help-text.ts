import { definitions, type SettingDefinition } from './settings';

/** Returns the text of `--help`: what the command does, and all settings with their defaults. */
export function helpText(): string {
  const lines = Object.entries<SettingDefinition>(definitions).flatMap(([name, definition]) => {
    const value = name === 'SITE_DIR' ? 'apps/game/dist' : (definition.fallback ?? 'not set');
    return [`  ${name}  [${value}]`, `      ${definition.about}`];
  });
  return [
    'Historical Time Traveler: serves the built game and the calls it makes.',
    '',
    'Usage: node apps/server/dist/main.js [--check] [--help] [--version]',
    '',
    '--check tries the model, Redis and Pexels once each, says what is wrong, and exits with 1 if something is.',
    '',
    'Settings are environment variables. A file named .env in the working directory may set them too:',
    '',
    ...lines,
    '',
  ].join('\n');
}
