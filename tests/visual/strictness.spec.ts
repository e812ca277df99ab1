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
  'console-warning': /console warning: A module is missing/,
  'failed-answer': /console error: Failed to load resource: 503 GET http.*\/api\/fails/,
};

for (const [name, words] of Object.entries(failures)) {
  test(`a story fails on: ${name.replace('-', ' ')}`, async ({ site, window }) => {
    await expect(open(window, site, story(name))).rejects.toThrow(words);
  });
}

for (const name of ['expected-console-error', 'expected-failed-answer']) {
  test(`a story that shows a failure and says so passes: ${name}`, async ({ site, window }) => {
    await open(window, site, story(name));
  });
}
