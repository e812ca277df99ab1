import { expect } from '@playwright/test';
import { open, test } from './photograph';
import type { Shot } from './shots';

const story = (name: string): Shot => ({
  storyId: `tests-strictness--${name}`,
  name,
  era: null,
  viewport: { width: 800, height: 600 },
  whole: false,
  file: '',
});

const failures = {
  'unmocked-request': /unmocked request: GET http.*\/api\/nobody-answers/,
  'unmocked-picture': /unmocked request: GET https:\/\/pictures\.invalid\/unheard-of\.avif/,
  'console-error': /console error: A warning of React/,
};

for (const [name, words] of Object.entries(failures)) {
  test(`a story fails on: ${name.replace('-', ' ')}`, async ({ site, window }) => {
    await expect(open(window, site, story(name))).rejects.toThrow(words);
  });
}

test('a story that expects its console error passes', async ({ site, window }) => {
  await open(window, site, story('expected-console-error'));
});
