import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** What the Content-Security-Policy allows beyond this origin. */
export interface PolicySources {
  /** The origins that pictures may come from. */
  readonly imageOrigins: readonly string[];
  /** The sources of the scripts inside the pages, like `'sha256-…'`. */
  readonly inlineScripts: readonly string[];
  /** The origins whose pages may show the game in a frame; null if none may. */
  readonly frameAncestors: readonly string[] | null;
}

/**
 * Puts the security headers on every answer. Scripts and calls stay with this origin, except for the given
 * inline scripts and pictures. Inline styles are allowed because the dialog's scroll lock creates a style
 * element. DOMPurify's policy is the only one that may turn text into HTML; the other one trusts the address of the
 * service worker alone.
 */
export function securityHeaders(sources: PolicySources): MiddlewareHandler {
  const { imageOrigins, inlineScripts, frameAncestors } = sources;
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inlineScripts],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', ...imageOrigins],
      fontSrc: ["'self'", 'data:'],
      // Howler unlocks its audio elements with a silent data address.
      mediaSrc: ["'self'", 'data:', 'blob:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: frameAncestors === null ? ["'none'"] : [...frameAncestors],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['dompurify', 'service-worker'],
    },
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
    // In a sandboxed frame the page is of another origin than its own files.
    crossOriginResourcePolicy: frameAncestors === null ? 'same-origin' : 'cross-origin',
    // This header cannot name several sites, and would overrule the policy in some browsers.
    xFrameOptions: frameAncestors === null ? 'DENY' : false,
    // The proxy that speaks TLS sets this one (docs/hosting.md).
    strictTransportSecurity: false,
    // Headers for browsers that the game does not run in.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    removePoweredBy: false,
  });
}
