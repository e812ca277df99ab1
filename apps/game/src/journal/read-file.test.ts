import { LONGEST_FILE, emptyJourney, writeJourney } from '@time-traveler/game-core/journey';
import { describe, expect, it } from 'vitest';
import { readPickedFile } from './read-file';

const fileOf = (text: string) => new Blob([text]);

describe('a picked file', () => {
  it('is read if the game wrote it', async () => {
    const picked = await readPickedFile(fileOf(writeJourney(emptyJourney)));
    expect(picked).toEqual({ ok: true, journey: emptyJourney });
  });

  it.each([
    ['damaged', writeJourney(emptyJourney).slice(1)],
    ['damaged', ''],
    ['newer', writeJourney(emptyJourney).replace('"version":1', '"version":2')],
    ['too large', ' '.repeat(LONGEST_FILE + 1)],
  ])('is refused as %s', async (reason, text) => {
    expect(await readPickedFile(fileOf(text))).toEqual({ ok: false, reason });
  });

  it('is refused unread if it is far too large', async () => {
    const huge = { size: 1e12, text: () => Promise.reject(new Error('It was read')) };
    expect(await readPickedFile(huge)).toEqual({ ok: false, reason: 'too large' });
  });

  it('is refused as unreadable if the device does not return it', async () => {
    const gone = { size: 10, text: () => Promise.reject(new Error('NotReadableError')) };
    expect(await readPickedFile(gone)).toEqual({ ok: false, reason: 'unreadable' });
  });
});
