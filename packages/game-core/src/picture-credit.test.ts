import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePictureCredit } from './picture-credit';
import { answered, chosen, failed, gameAfter } from './testing/fixtures';
import { garbage } from './testing/arbitraries';

const imageUrl = 'https://pictures.example/scene.jpg';
const pageUrl = 'https://www.pexels.com/photo/a-castle-5/';
const credit = { photographer: 'Ann Ashe', pageUrl };

describe("a picture's credit in the answer of the server", () => {
  it('is a name and a link; what else comes is left out', () => {
    const answer = { imageUrl, credit: { ...credit, photographerUrl: 'x', source: 'Pexels' } };
    expect(parsePictureCredit(answer)).toEqual({ name: 'Ann Ashe', url: pageUrl });
  });

  it.each([['Zoë 王'], ['عَلِيّ'], ['A'.repeat(100)], ['  Ann \n']])('may name %j', (photographer) => {
    expect(parsePictureCredit({ credit: { ...credit, photographer } })?.name).toBe(
      photographer.trim(),
    );
  });

  it.each([
    ['https://example.com'],
    ['https://example.com:8443/a?b=c#d'],
    [`https://example.com/${'a'.repeat(480)}`],
  ])('may link to %j', (url) => {
    expect(parsePictureCredit({ credit: { ...credit, pageUrl: url } })?.url).toBe(url);
  });

  it.each([
    [undefined],
    [null],
    ['Ann Ashe'],
    [[]],
    [{}],
    [{ photographer: 'Ann Ashe' }],
    [{ pageUrl }],
    [{ ...credit, photographer: '' }],
    [{ ...credit, photographer: ' \n' }],
    [{ ...credit, photographer: 7 }],
    [{ ...credit, photographer: 'A'.repeat(101) }],
    [{ ...credit, photographer: 'Ann\u0000Ashe' }],
    [{ ...credit, photographer: 'Ann\nAshe' }],
    [{ ...credit, pageUrl: '' }],
    [{ ...credit, pageUrl: null }],
    [{ ...credit, pageUrl: 'http://www.pexels.com/' }],
    [{ ...credit, pageUrl: '//www.pexels.com/' }],
    [{ ...credit, pageUrl: '/photo/5' }],
    [{ ...credit, pageUrl: 'javascript:alert(1)' }],
    [{ ...credit, pageUrl: 'https:javascript' }],
    [{ ...credit, pageUrl: 'https:///nowhere' }],
    [{ ...credit, pageUrl: 'https://www.pexels.com@evil.example/' }],
    [{ ...credit, pageUrl: 'https://www.pexels.com\\@evil.example/' }],
    [{ ...credit, pageUrl: 'https://example.com/a b' }],
    [{ ...credit, pageUrl: `https://example.com/${'a'.repeat(500)}` }],
  ])('is ignored where it is %j', (malformed) => {
    expect(parsePictureCredit({ imageUrl, credit: malformed })).toBeUndefined();
  });

  it('is nothing in anything whatsoever, and never throws', () => {
    fc.assert(
      fc.property(garbage, (data) => {
        expect(parsePictureCredit(data)).toBeUndefined();
      }),
    );
  });
});

describe('the picture on screen', () => {
  const generated = answered('image', { imageUrl, credit });

  it('carries the credit of the picture that came, also after a choice', () => {
    const shown = gameAfter(generated);
    const picture = {
      url: imageUrl,
      source: 'generated',
      credit: { name: 'Ann Ashe', url: pageUrl },
    };
    expect(shown.scene.picture).toEqual(picture);
    expect(gameAfter(generated, chosen(shown, 'Wait')).scene.picture).toEqual(picture);
  });

  it('is used without a credit where that is malformed', () => {
    const { picture } = gameAfter(answered('image', { imageUrl, credit: 'Ann Ashe' })).scene;
    expect(picture).toStrictEqual({ url: imageUrl, source: 'generated' });
  });

  it('loses the credit with the picture', () => {
    const gone = gameAfter(generated, { type: 'pictureFailed', url: imageUrl });
    expect(gone.scene.picture).not.toHaveProperty('credit');
    expect(gameAfter(failed('image')).scene.picture).not.toHaveProperty('credit');
  });
});
