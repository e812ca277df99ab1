import { afterEach, describe, expect, it, vi } from 'vitest';
import { canCopyImages, canShareImages, copyImage, shareImage } from './card-files';

const card = new Blob(['card'], { type: 'image/png' });

afterEach(() => vi.unstubAllGlobals());

describe('sharing a card', () => {
  it('is offered only if the system takes pictures', () => {
    vi.stubGlobal('navigator', {});
    expect(canShareImages()).toBe(false);
    const canShare = vi.fn(() => false);
    vi.stubGlobal('navigator', { canShare });
    expect(canShareImages()).toBe(false);
    canShare.mockReturnValue(true);
    expect(canShareImages()).toBe(true);
  });

  it('passes on a file with its name, and the words', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', { share });
    expect(await shareImage(card, 'moment.png', 'Words')).toBe('shared');
    const [{ files, text } = {}] = share.mock.calls[0] ?? [];
    expect(text).toBe('Words');
    expect(files?.map(({ name, type }) => [name, type])).toEqual([['moment.png', 'image/png']]);
  });

  it.each([
    [new DOMException('Closed', 'AbortError'), 'cancelled'],
    [new DOMException('No target', 'DataError'), 'failed'],
  ])('never rejects: %s', async (failure, result) => {
    vi.stubGlobal('navigator', { share: () => Promise.reject(failure) });
    expect(await shareImage(card, 'moment.png', 'Words')).toBe(result);
  });
});

describe('copying a card', () => {
  it('is offered only if the clipboard takes pictures', () => {
    vi.stubGlobal('navigator', { clipboard: {} });
    vi.stubGlobal('ClipboardItem', undefined);
    expect(canCopyImages()).toBe(false);
    vi.stubGlobal('ClipboardItem', class {});
    expect(canCopyImages()).toBe(true);
  });

  it('never rejects', async () => {
    vi.stubGlobal('ClipboardItem', class {});
    const write = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { write } });
    expect(await copyImage(card)).toBe(true);
    write.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    expect(await copyImage(card)).toBe(false);
  });
});
