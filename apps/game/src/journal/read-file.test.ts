import { LONGEST_FILE, emptyJourney, writeJourney } from '@time-traveler/game-core/journey';
import { describe, expect, it } from 'vitest';
import { readPickedFile as readFor } from './read-file';

const readPickedFile = (file: Pick<File, 'size' | 'text'>) =>
  readFor(file, 'https://game.example/play/');

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

  it.each([
    ['/images/future-2.avif', true],
    ['images/future-2.avif', true],
    ['https://game.example/images/future-2.avif', true],
    ['https://images.pexels.com/photos/1/photo.jpeg', true],
    ['http://images.pexels.com/photos/1/photo.jpeg', false],
    ['https://images.pexels.com.example/photo.jpeg', false],
    ['https://elsewhere.example/seen.jpg', false],
    ['//elsewhere.example/seen.jpg', false],
    ['/\\elsewhere.example/seen.jpg', false],
  ])('with the picture %s keeps it: %s', async (imageUrl, isKept) => {
    const image = { type: 'partAnswered', part: 'image', request: 1, openForMs: 1 } as const;
    const choice = { id: 1, scenarioId: 1, text: 'Follow it', description: 'At once.' };
    const decided = { type: 'choiceMade', choice } as const;
    const events = [{ ...image, answer: { imageUrl } }, decided];
    const visits = [{ began: 1, inherited: 0, visit: { slug: 'future', events } }];
    const picked = await readPickedFile(fileOf(writeJourney({ visits, last: 1, endings: [] })));
    expect(picked.ok && picked.journey.visits[0]?.visit.events.length).toBe(isKept ? 2 : 1);
  });
});
