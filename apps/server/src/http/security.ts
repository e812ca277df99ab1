import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** What the Content-Security-Policy allows beyond this origin. */
export interface PolicySources {
  /** The origins that pictures may come from. */
  readonly imageOrigins: readonly string[];
  /** The sources of the scripts inside the pages, like `'sha256-…'`. */
  readonly inlineScripts: readonly string[];
}

/**
 * Puts the security headers on every answer. Scripts and calls stay with this origin, except for the given
 * inline scripts and pictures. Inline styles are allowed because the dialog's scroll lock creates a style
 * element. DOMPurify's policy is the only one that may turn text into HTML; the other one trusts the address of the
 * service worker alone.
 */
export function securityHeaders({ imageOrigins, inlineScripts }: PolicySources): MiddlewareHandler {
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
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['dompurify', 'service-worker'],
    },
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
    xFrameOptions: 'DENY',
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
