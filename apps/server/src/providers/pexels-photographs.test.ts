import { photo, searchResult, sendJson } from '@time-traveler/testing/stand-ins';
import { eraOf } from '@time-traveler/testing';
import type { ImageAnswer } from '@time-traveler/game-core/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameRequest } from '../scenes/part-request';
import { startStandIn } from '../testing/stand-ins';
import { createPexels } from './pexels';

/** Returns what becomes of photographs that Pexels finds. */
async function found(...photographs: readonly object[]): Promise<readonly ImageAnswer[]> {
  const standIn = await startStandIn((response) => sendJson(response, searchResult(photographs)));
  const provider = createPexels({
    apiKey: 'px-test',
    baseUrl: standIn.url,
    imageOrigins: ['https://images.pexels.com'],
    searchWords: () => undefined,
    timeoutMs: 5000,
  });
  const request = gameRequest(eraOf('medieval'), 'image');
  const answers = await provider.generate(request, new AbortController().signal);
  await standIn.stop();
  return answers as readonly ImageAnswer[];
}

describe('the description of a photograph', () => {
  it.each([
    ['<b>A castle</b> on a <i>hill</i>', 'A castle on a hill'],
    ['A castle<br>on a hill', 'A castle on a hill'],
    ['<p>A castle</p><p>On a hill</p>', 'A castle On a hill'],
    ['Tom &amp; Ann&#39;s castle', "Tom & Ann's castle"],
    ['A&nbsp;castle &mdash; on a hill &hellip;', 'A castle — on a hill …'],
    ['&lt;b&gt;A castle&lt;/b&gt;', 'A castle'],
    ['&amp;lt;i&amp;gt;A castle&amp;lt;/i&amp;gt;', 'A castle'],
    ['A castle<script>steal()</script>', 'A castle'],
    ['<img src=x onerror=steal()>A castle', 'A castle'],
    ['A castle <!-- by me -->', 'A castle'],
    ['A castle <a href="https://evil.example">here</a>', 'A castle here'],
    ['A castle <unclosed', 'A castle'],
    ['Caf\u00e9 &eacute; &#x4e2d;', 'Café é 中'],
    ['5 &lt; 6 &gt; 4', '5 < 6 > 4'],
    ['R&D in a castle', 'R&D in a castle'],
    ['<p></p>', undefined],
    ['&nbsp;&#8203;', undefined],
  ])('has no markup and no entities: %j', async (alt, description) => {
    const [answer] = await found({ ...photo(5), alt });
    expect(answer?.description).toBe(description);
  });

  it('is the same text, however it was escaped and wrapped', async () => {
    const words = fc.stringMatching(/^[A-Za-z]{1,12}( [A-Za-z]{1,12}){0,4}$/);
    const tag = fc.constantFrom('b', 'i', 'em', 'span', 'strong');
    const escape = (text: string) =>
      text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
    await fc.assert(
      fc.asyncProperty(words, tag, fc.nat({ max: 2 }), async (text, name, times) => {
        let alt = `<${name} title="a > b">${text}</${name}>`;
        for (let time = 0; time < times; time += 1) alt = escape(alt);
        const [answer] = await found({ ...photo(5), alt });
        expect(answer?.description).toBe(text);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the credit of a photograph', () => {
  it.each(['', ' ', '\n\t', '\u200b\u200d', '&nbsp;', '<b></b>', '.', '-', null, 7, undefined])(
    'is left out if the photographer has no name: %j',
    async (photographer) => {
      const [answer] = await found({ ...photo(5), photographer });
      expect(answer).toMatchObject({ imageUrl: expect.stringContaining('/5/') });
      expect(answer).not.toHaveProperty('credit');
    },
  );

  it.each([
    ['Ann O&#39;Neil', "Ann O'Neil"],
    ['<b>Ann</b> Neil', 'Ann Neil'],
    ['李', '李'],
    ['🌸', '🌸'],
    ['3', '3'],
  ])('has the plain name of the photographer %j', async (photographer, name) => {
    const [answer] = await found({ ...photo(5), photographer });
    expect(answer?.credit?.photographer).toBe(name);
  });

  it('stays without its links if they are missing', async () => {
    const [answer] = await found({ ...photo(5), url: undefined, photographer_url: null });
    const home = 'https://www.pexels.com/';
    expect(answer?.credit).toMatchObject({ photographerUrl: home, pageUrl: home });
  });
});

describe('the shape of a photograph', () => {
  const ids = (answers: readonly ImageAnswer[]) =>
    answers.map(({ imageUrl }) => Number(/photos\/(\d+)\//.exec(imageUrl)?.[1]));

  it('decides: the tall ones are left out if there is one that is not, whatever their order', async () => {
    const side = fc.integer({ min: 1, max: 6000 });
    const sizes = fc.array(fc.record({ width: side, height: side }), {
      minLength: 1,
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(sizes, async (shapes) => {
        const answers = ids(await found(...shapes.map((size, id) => ({ ...photo(id), ...size }))));
        const all = shapes.map((_, id) => id);
        const wide = all.filter((id) => shapes[id]!.width >= shapes[id]!.height);
        expect(answers).toEqual(wide.length > 0 ? wide : all);
      }),
      { numRuns: 40 },
    );
  });

  it.each([{ width: undefined }, { height: '4000' }, { width: null, height: null }])(
    'does not matter if it is not told: %j',
    async (size) => {
      expect(ids(await found({ ...photo(1), ...size }, photo(2)))).toEqual([1, 2]);
    },
  );

  it('is not taken from one whose address is refused', async () => {
    const elsewhere = { ...photo(1), src: { large2x: 'https://evil.example/a.jpeg' } };
    const tall = { ...photo(2), width: 4000, height: 6000 };
    expect(ids(await found(elsewhere, tall))).toEqual([2]);
  });
});
