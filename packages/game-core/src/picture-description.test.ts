import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePictureDescription } from './picture-description';
import { answered, chosen, failed, gameAfter } from './testing/fixtures';
import { garbage } from './testing/arbitraries';

const imageUrl = 'https://pictures.example/scene.jpg';
const description = 'A steward holds out a writ before a closed castle gate.';

describe("a picture's description in the answer of the server", () => {
  it.each([[description], ['門前の村人たち'], ['1 < 2 & 3'], ['A'.repeat(500)]])(
    'may be %j',
    (text) => {
      expect(parsePictureDescription({ imageUrl, description: text })).toBe(text);
    },
  );

  it('is trimmed', () => {
    expect(parsePictureDescription({ description: ` \n${description}\t` })).toBe(description);
  });

  it.each([
    [undefined],
    [null],
    [''],
    [' \n'],
    [7],
    [true],
    [[description]],
    [{ text: description }],
    ['A'.repeat(501)],
    ['A\u0000gate'],
    ['A gate\nand a wall'],
  ])('is ignored where it is %j', (malformed) => {
    expect(parsePictureDescription({ imageUrl, description: malformed })).toBeUndefined();
  });

  it('is nothing in anything whatsoever, and never throws', () => {
    fc.assert(
      fc.property(garbage, (data) => {
        expect(parsePictureDescription(data)).toBeUndefined();
      }),
    );
  });
});

describe('the picture on screen', () => {
  const generated = answered('image', { imageUrl, description });

  it('carries the description of the picture that came, also after a choice', () => {
    const shown = gameAfter(generated);
    const picture = { url: imageUrl, source: 'generated', description };
    expect(shown.scene.picture).toStrictEqual(picture);
    expect(gameAfter(generated, chosen(shown, 'Wait')).scene.picture).toStrictEqual(picture);
  });

  it('is shown whatever comes as its description, which is a short line of text or nothing', () => {
    const hostile = fc.oneof(garbage, fc.string({ unit: 'binary', maxLength: 600 }));
    fc.assert(
      fc.property(hostile, (value) => {
        const { picture } = gameAfter(answered('image', { imageUrl, description: value })).scene;
        const { description: kept, ...rest } = picture;
        expect(rest).toStrictEqual({ url: imageUrl, source: 'generated' });
        if (!('description' in picture)) return;
        expect(kept).toBe(String(value).trim());
        expect(kept).toMatch(/^\P{Cc}{1,500}$/u);
      }),
    );
  });

  it('is shown where reading the description throws', () => {
    const data = {
      imageUrl,
      get description() {
        throw new Error('No');
      },
    };
    const { picture } = gameAfter(answered('image', data)).scene;
    expect(picture).toStrictEqual({ url: imageUrl, source: 'generated' });
  });

  it('loses the description with the picture', () => {
    const gone = gameAfter(generated, { type: 'pictureFailed', url: imageUrl });
    expect(gone.scene.picture).not.toHaveProperty('description');
    expect(gameAfter(failed('image')).scene.picture).not.toHaveProperty('description');
  });
});
