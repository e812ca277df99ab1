// @vitest-environment node
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { inlineScripts } from './inline-scripts.ts';
import { withScriptPolicy } from './script-policy.ts';

/** Builds a page whose one inline script, /src/early.ts, has this code and imports /src/word.ts. */
async function buildPage(code: string): Promise<string> {
  const root = await mkdtemp(path.join(import.meta.dirname, '../node_modules/.inline-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await mkdir(path.join(root, 'src'));
  await writeFile(path.join(root, 'src/early.ts'), code);
  await writeFile(path.join(root, 'src/word.ts'), "export const word: string = 'early';");
  await writeFile(path.join(root, 'src/main.ts'), "document.title = 'main';");
  const tags =
    '<script type="module" data-inline src="/src/early.ts"></script><script type="module" src="/src/main.ts"></script>';
  await writeFile(
    path.join(root, 'index.html'),
    `<!doctype html><html><head><meta charset="utf-8"></head><body>${tags}</body></html>`,
  );
  await build({ root, configFile: false, logLevel: 'silent', plugins: [inlineScripts()] });
  return readFile(path.join(root, 'dist/index.html'), 'utf8');
}

const scriptIn = (html: string) => /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

it('puts a script and what it imports into the page, and leaves the others files', async () => {
  const html = await buildPage("import { word } from './word';\ndocument.title = word;");
  expect(scriptIn(html)).toMatch(/document\.title=["'`]early["'`]/);
  expect(scriptIn(html)).not.toMatch(/\b(?:import|export)\b/);
  expect(html).toMatch(/<script type="module"[^>]* src="\/assets\/index-/);
});

it('allows the scripts of a page by hash and names no other inline source', async () => {
  const html = withScriptPolicy(await buildPage("document.title = 'early';"));
  const hash = createHash('sha256').update(scriptIn(html)).digest('base64');
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  expect(policy).toContain(`script-src-elem 'self' 'sha256-${hash}'; object-src 'none'`);
  expect(policy).not.toContain('unsafe');
});

it('refuses a script that the HTML parser would read otherwise', async () => {
  await expect(buildPage('document.title = "<!--";')).rejects.toThrow(/HTML page/);
});

it('refuses a page without a place for the policy', () => {
  expect(() => withScriptPolicy('<!doctype html><p>Text</p>')).toThrow(/charset/);
});
