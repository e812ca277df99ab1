import { builtInEras } from '@time-traveler/game-core';
import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from './sanitise-html';

describe('generated HTML', () => {
  it.each([
    ['<p onclick="steal()">King</p>', '<p>King</p>'],
    ['<script>steal()</script><p>King</p>', '<p>King</p>'],
    ['<style>p{display:none}</style><p style="color:red">King</p>', '<p>King</p>'],
    ['<img src=x onerror=steal()>', ''],
    ['<svg><script>steal()</script></svg><p>King</p>', '<p>King</p>'],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<form action="/x"><input name="a"><button>Go</button></form>', 'Go'],
    ['<a href="javascript:steal()">King</a>', '<a rel="noopener noreferrer nofollow">King</a>'],
    ['<a href="//evil.example">King</a>', '<a rel="noopener noreferrer nofollow">King</a>'],
    ['<p>King', '<p>King</p>'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=steal()>', ''],
    ['<p class="medieval-theme" id="root">King</p>', '<p>King</p>'],
  ])('cannot do anything: %s', (hostile, harmless) => {
    expect(sanitiseHtml(hostile)).toBe(harmless);
  });

  it('keeps formatting, lists, headings and links', () => {
    const html = '<h3>War</h3><ul><li>A <strong>king</strong></li></ul><p>One<br />two</p>';
    expect(sanitiseHtml(html)).toBe(html);
    expect(sanitiseHtml('<a href="https://a.example/x">A</a>')).toBe(
      '<a href="https://a.example/x" rel="noopener noreferrer nofollow">A</a>',
    );
  });

  it('loses nothing of the built-in texts', () => {
    const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    for (const { context } of builtInEras) {
      expect(words(sanitiseHtml(context.content))).toBe(words(context.content));
    }
  });
});
