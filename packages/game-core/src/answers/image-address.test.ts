import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageAddress } from './image-address';

describe('the address of a generated image (SPEC §5)', () => {
  it.each([
    'https://pictures.example/a.jpg',
    'http://pictures.example/a.jpg',
    'HTTPS://pictures.example/a.jpg',
    '//pictures.example/a.jpg',
    '/images/a.avif',
    'images/a.avif?w=960#top',
    '?picture=1',
    'a b.png',
    '/time/12:30.png',
    '\\images\\a.png',
  ])('accepts %s', (address) => {
    expect(imageAddress(address)).toBe(address);
  });

  it.each([
    '',
    '   ',
    '\u0000\t\n',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' \u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'jav\tascript\r:alert(1)',
    'data:image/png;base64,AAAA',
    'blob:https://pictures.example/1',
    'file:///etc/passwd',
    'ftp://pictures.example/a.jpg',
    'about:blank',
    'https://',
    'http://',
    'http:\\\\#a',
    '//',
    '\\\\?a',
  ])('refuses %j', (address) => {
    expect(imageAddress(address)).toBeNull();
  });

  it('returns the address without the characters that a browser removes', () => {
    expect(imageAddress(' \n/images/\ta.png\u0000 ')).toBe('/images/a.png');
  });

  const parts = ['http', 'https', 'javascript', 'data', 'x+y', 'host', 'a.png', 'é', '1'];
  const marks = [
    ':',
    '/',
    '\\',
    '?',
    '#',
    ' ',
    '\t',
    '\n',
    '\u0000',
    '\u001f',
    '\u00a0',
    '.',
    '@',
    '%',
  ];
  const part = fc.constantFrom(...parts, ...marks);
  const address = fc.oneof(
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
  );

  it('accepts every address that a browser resolves to http or https, and reads it the same way', () => {
    fc.assert(
      fc.property(address, (written) => {
        for (const base of ['https://game.example/', 'http://localhost:4173/']) {
          fc.pre(URL.canParse(written, base));
          const resolved = new URL(written, base);
          const accepted = imageAddress(written);
          if (!/^https?:$/.test(resolved.protocol)) continue;
          // Only a blank address is refused, which resolves to the page itself.
          if (accepted === null) expect(resolved.href).toBe(base);
          else expect(new URL(accepted, base).href).toBe(resolved.href);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('refuses every address that a browser resolves to anything else', () => {
    fc.assert(
      fc.property(address, (written) => {
        const accepted = imageAddress(written);
        const base = 'https://game.example/';
        fc.pre(accepted !== null && URL.canParse(written, base));
        expect(new URL(written, base).protocol).toMatch(/^https?:$/);
        expect(new URL(accepted ?? '', base).protocol).toMatch(/^https?:$/);
      }),
      { numRuns: 2_000 },
    );
  });
});
