import { createHash } from 'node:crypto';

const inlineScript = /<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Returns a page with a Content-Security-Policy in its head: of the scripts inside the page, those that are
 * there now may run, by hash, and no other. Call it last, because any later change of a script blocks it.
 */
export function withScriptPolicy(html: string): string {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  const policy = [
    ["script-src-elem 'self'", ...new Set(hashes)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    // Forbids event handlers in text too, without a report for each that the sanitiser takes out.
    "require-trusted-types-for 'script'",
    // Each policy can be made once: the sanitiser makes its own when it loads, and so does what registers the worker.
    'trusted-types dompurify service-worker',
  ].join('; ');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const page = html.replace(/<meta charset="utf-8"\s*\/?>/, (charset) => charset + meta);
  if (page === html)
    throw new Error('The page has no <meta charset="utf-8"> to put the policy after');
  return page;
}
