import { expect, it } from 'vitest';
import { reportAddress } from './report-address';

it('takes a mail or a secure web address', () => {
  for (const address of ['mailto:facts@example.org', 'https://example.org/facts?new'])
    expect(reportAddress(address)).toBe(address);
});

it('takes nothing else, so that no such link is shown', () => {
  for (const setting of [
    undefined,
    '',
    'facts',
    'javascript:alert(1)',
    'http://example.org',
    'mailto:a b',
  ])
    expect(reportAddress(setting)).toBeUndefined();
});
