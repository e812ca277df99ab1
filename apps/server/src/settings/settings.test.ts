import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { helpText } from './help-text';
import { readSettings, SettingsError } from './read-settings';
import { definitions } from './settings';

describe('settings', () => {
  it('are all optional: each has a default or may be off', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ PORT: 4173, HOST: '127.0.0.1', REDIS_URL: null });
  });

  it('count as not set if they are empty, as in a copied .env file', () => {
    expect(readSettings({ PORT: '', DEEPSEEK_API_KEY: ' ' })).toMatchObject({
      PORT: 4173,
      DEEPSEEK_API_KEY: null,
    });
  });

  it.each([
    ['PORT', '80a', 'PORT must be a whole number from 0 to 65535 (it is "80a").'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535 (it is "70000").'],
    ['ALLOW_ANY_PROMPT', 'maybe', 'ALLOW_ANY_PROMPT must be true or false (it is "maybe").'],
    ['ON_PROVIDER_FAILURE', 'x', 'ON_PROVIDER_FAILURE must be one of curated, error (it is "x").'],
    ['IMAGE_ORIGINS', 'images.pexels.com', 'IMAGE_ORIGINS must be web origins separated by commas'],
    ['IMAGE_ORIGINS', 'https://a.example/x; script-src *', 'IMAGE_ORIGINS must be web origins'],
    ['FRAME_ANCESTORS', '*', 'FRAME_ANCESTORS must be web origins separated by blanks'],
    ['FRAME_ANCESTORS', 'https:', 'must be web origins separated by blanks'],
    ['FRAME_ANCESTORS', 'moodle.example.org', 'must be web origins separated by blanks'],
    ['FRAME_ANCESTORS', 'https://a.example/course', 'must be web origins separated by blanks'],
    ['FRAME_ANCESTORS', 'https://a.example, https://b.example', 'separated by blanks'],
    ['FRAME_ANCESTORS', 'https://a.example; script-src *', 'separated by blanks'],
    ['FRAME_ANCESTORS', 'https://a.*.example', 'separated by blanks'],
    ['FRAME_ANCESTORS', 'https://*', 'separated by blanks'],
    ['FRAME_ANCESTORS', "'self'", 'separated by blanks'],
    ['DEEPSEEK_BASE_URL', 'localhost:1', 'DEEPSEEK_BASE_URL must be an address that starts with'],
    ['DEEPSEEK_BASE_URL', 'https://a.example/?v=1', 'must not have a "?" or "#" part'],
    ['DEEPSEEK_BASE_URL', 'https://a.example/v1/chat/completions/', 'must not end in'],
    ['PEXELS_BASE_URL', 'https://me:pw@a.example', 'must not hold a user name or password'],
    ['DEEPSEEK_API_KEY', 'sk-ключ', 'must be plain letters, digits and signs'],
    ['PEXELS_API_KEY', '–key', 'must be plain letters, digits and signs'],
    ['REDIS_URL', 'redis://127.0.0.1/abc', 'must end in the number of a database or nothing'],
    [
      'REDIS_URL',
      'redis://:ge%zz@127.0.0.1',
      'must have a "%" in user or password written as "%25"',
    ],
    [
      'REDIS_URL',
      'redis://:ge%ff@127.0.0.1',
      'must have a "%" in user or password written as "%25"',
    ],
    [
      'REDIS_URL',
      'http://x',
      'REDIS_URL must be an address that starts with redis:// or rediss://',
    ],
  ])('explain what is wrong with %s=%s', (name, value, message) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => readSettings({ [name]: value })).toThrow(message);
  });

  it('accept an origin however its host is written', () => {
    const { IMAGE_ORIGINS } = readSettings({ IMAGE_ORIGINS: 'https://Images.Pexels.com:443/' });
    expect(IMAGE_ORIGINS).toEqual(['https://images.pexels.com']);
  });

  it.each(['deepseek-chat', 'deepseek-reasoner', 'DeepSeek-Coder'])(
    'refuse the retired model %s and name one that is served',
    (model) => {
      for (const DEEPSEEK_BASE_URL of ['', 'https://api.deepseek.com/v1']) {
        expect(() => readSettings({ DEEPSEEK_MODEL: model, DEEPSEEK_BASE_URL })).toThrow(
          `DEEPSEEK_MODEL must be a model that DeepSeek still serves, like deepseek-flash; it has retired "${model}".`,
        );
      }
    },
  );

  it('accept a model of any name at any other endpoint', () => {
    for (const DEEPSEEK_BASE_URL of ['http://127.0.0.1:8000', 'https://notdeepseek.com/v1']) {
      const given = { DEEPSEEK_MODEL: 'deepseek-chat', DEEPSEEK_BASE_URL };
      expect(readSettings(given)).toMatchObject(given);
    }
    expect(readSettings({ DEEPSEEK_MODEL: 'deepseek-v4-pro' })).toMatchObject({
      DEEPSEEK_MODEL: 'deepseek-v4-pro',
    });
  });

  it('accept sites that may frame the game, also all below a name', () => {
    const raw = 'https://Moodle.Example.org/ http://intranet:8080\thttps://*.instructure.com';
    expect(readSettings({ FRAME_ANCESTORS: raw }).FRAME_ANCESTORS).toEqual([
      'https://moodle.example.org',
      'http://intranet:8080',
      'https://*.instructure.com',
    ]);
  });

  it('are all checked at once, with one line for each fault', () => {
    expect(() => readSettings({ PORT: 'x', POOL_SIZE: '0' })).toThrow(/^PORT .*\nPOOL_SIZE .*$/);
  });

  it('never print a secret or a password in an address', () => {
    const secret = 'sk-one two';
    expect(() => readSettings({ DEEPSEEK_API_KEY: secret })).toThrow(/^(?!.*sk-one).*blanks/);
    const address = 'https://me:sk-one@api.example.org';
    expect(() => readSettings({ PEXELS_BASE_URL: address })).toThrow(/^(?!.*sk-one).*password/);
    for (const odd of ['https://me:sk-one/two@api.example.org', 'me:sk-one@api.example.org']) {
      expect(() => readSettings({ PEXELS_BASE_URL: odd })).toThrow(/^(?!.*sk-one).*must be/);
    }
  });

  it('are in .env.example, each with its default', async () => {
    const example = await readFile(new URL('../../../../.env.example', import.meta.url), 'utf8');
    const listed = [...example.matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]);
    const expected = Object.entries(definitions).map(([name, { fallback }]) => [
      name,
      name === 'SITE_DIR' ? 'apps/game/dist' : (fallback ?? ''),
    ]);
    expect(listed.sort()).toEqual(expected.sort());
  });

  it('are all explained by --help', () => {
    const help = helpText();
    for (const name of Object.keys(definitions)) expect(help).toContain(`  ${name}  [`);
  });
});
