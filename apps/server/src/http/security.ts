import type { MiddlewareHandler } from 'hono';

/** What the Content-Security-Policy allows beyond this origin. */
export interface PolicySources {
  /** The origins that pictures may come from. */
  readonly imageOrigins: readonly string[];
  /** The sources of the scripts inside the pages, like `'sha256-…'`. */
  readonly inlineScripts: readonly string[];
}

/**
 * Returns the Content-Security-Policy of every answer. Scripts and calls stay with this origin, except for the
 * given inline scripts and pictures. Inline styles are allowed because the dialog's scroll lock writes a style
 * element; the sanitiser's policy is the only one that may turn text into HTML.
 */
function contentSecurityPolicy({ imageOrigins, inlineScripts }: PolicySources): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'data:', ...imageOrigins].join(' ')}`,
    "font-src 'self' data:",
    // Howler unlocks its elements with a silent data address.
    "media-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types dompurify 'allow-duplicates'",
  ].join('; ');
}

/** Puts the security headers on every answer. */
export function securityHeaders(sources: PolicySources): MiddlewareHandler {
  const headers = Object.entries({
    'Content-Security-Policy': contentSecurityPolicy(sources),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
  return (c, next) => {
    for (const [name, value] of headers) c.header(name, value);
    return next();
  };
}
