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
    'Usage: node apps/server/dist/main.js [--help] [--version]',
    '',
    'Settings are environment variables. A file named .env in the working directory may set them too:',
    '',
    ...lines,
    '',
  ].join('\n');
}
