import { afterEach, describe, expect, it, vi } from 'vitest';
import { eraAddress, shareLink } from './share-link';

const url = 'https://example.org/?era=future';

/** Replaces the browser's sheet and clipboard; what is undefined is missing. */
function withBrowser(share?: () => Promise<void>, writeText?: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { share, clipboard: writeText && { writeText } });
  vi.stubGlobal('document', undefined);
}

afterEach(() => vi.unstubAllGlobals());

describe('the address of an era', () => {
  it.each([
    ['https://example.org/', 'https://example.org/?era=future'],
    ['https://example.org/?era=modern#historical-context', 'https://example.org/?era=future'],
    ['https://example.org/games/time/index.html', 'https://example.org/games/time/?era=future'],
  ])('on %s is %s', (page, address) => {
    expect(eraAddress('future', page)).toBe(address);
  });

  it('keeps a slug of a server one parameter', () => {
    const { searchParams } = new URL(eraAddress('a&b=c#d', 'https://example.org/'));
    expect([...searchParams]).toEqual([['era', 'a&b=c#d']]);
  });
});

describe('sharing a link', () => {
  it("uses the system's sheet if there is one", async () => {
    const share = vi.fn(() => Promise.resolve());
    withBrowser(share);
    expect(await shareLink(url, 'Future')).toBe('shared');
    expect(share).toHaveBeenCalledWith({ title: 'Future', url });
  });

  it('copies nothing if the visitor closes the sheet', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    withBrowser(() => Promise.reject(new DOMException('Closed', 'AbortError')), writeText);
    expect(await shareLink(url, 'Future')).toBe('cancelled');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies the link if there is no sheet, or if the sheet fails', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    withBrowser(undefined, writeText);
    expect(await shareLink(url, 'Future')).toBe('copied');
    withBrowser(() => Promise.reject(new Error('No target')), writeText);
    expect(await shareLink(url, 'Future')).toBe('copied');
    expect(writeText).toHaveBeenCalledTimes(2);
  });
});
