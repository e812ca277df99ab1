import { describe, expect, it } from 'vitest';
import { definitions } from './settings';
import { unknownSettings } from './unknown-settings';

describe('a misspelt setting', () => {
  it.each([
    ['PEXEL_API_KEY', ['PEXELS_API_KEY']],
    ['DEEPSEEK_APIKEY', ['DEEPSEEK_API_KEY']],
    ['LOG_LEVLE', ['LOG_LEVEL']],
    ['trust_proxy', ['TRUST_PROXY']],
    ['RATE_LIMT', ['RATE_PER_VISITOR', 'RATE_TOTAL']],
    ['POOL_SIZES_MAX', ['POOL_SIZE', 'POOL_MAX_AGE_HOURS', 'POOL_WARM_UP']],
    ['PEXEL_SECRET', []],
  ])('is found: %s', (name, meant) => {
    expect(unknownSettings({ [name]: 'secret' })).toEqual([{ name, meant }]);
  });

  it.each([
    'HOME',
    'PATH',
    'HOSTNAME',
    'POST',
    'REDIS_PORT_6379_TCP',
    'NODE_ENV',
    'VITE_REPORT_URL',
  ])('is not seen in a variable that others set: %s', (name) => {
    expect(unknownSettings({ [name]: 'x' })).toEqual([]);
  });

  it('is never one that exists', () => {
    expect(
      unknownSettings(Object.fromEntries(Object.keys(definitions).map((name) => [name, 'x']))),
    ).toEqual([]);
  });
});
