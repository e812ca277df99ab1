import type { MiddlewareHandler } from 'hono';

/**
 * The Content-Security-Policy of every answer. Scripts and calls stay with this origin; pictures may also
 * come from `imageOrigins`. Styles allow inline ones because the dialog's scroll lock writes a style
 * element; the sanitiser's policy is the only one that may turn text into HTML.
 */
export function contentSecurityPolicy(imageOrigins: readonly string[]): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
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
export function securityHeaders(imageOrigins: readonly string[]): MiddlewareHandler {
  const headers = Object.entries({
    'Content-Security-Policy': contentSecurityPolicy(imageOrigins),
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
