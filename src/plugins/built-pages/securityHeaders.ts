import type {InlineHashes} from './inlineHashes';
import type {Options} from './options';

export type Headers = readonly (readonly [name: string, value: string])[];

/** The headers of every response. Sources: CSP Level 3; OWASP Secure Headers Project. */
export function securityHeaders({scripts, styles}: InlineHashes, options: Options): Headers {
  return [
    ['Content-Security-Policy', contentSecurityPolicy({scripts, styles}, options)],
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    [
      'Permissions-Policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}

function contentSecurityPolicy({scripts, styles}: InlineHashes, options: Options): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'script-src': ["'self'", ...[...scripts].sort(), ...options.scriptSources],
    'style-src': ["'self'", ...[...styles].sort(), ...options.styleSources],
    // React renders `style` attributes, which cannot have a hash. They run no code.
    'style-src-attr': ["'unsafe-inline'"],
    'connect-src': ["'self'", ...options.connectSources],
    'worker-src': ["'self'"],
    'frame-src': options.frameSources.length > 0 ? options.frameSources : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Writes a `_headers` file. Several static hosts and our own server support it. */
export function toHeadersFile(headers: Headers, baseUrl: string): string {
  return [`${baseUrl}*`, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

/**
 * Writes an include for nginx. Use it in the `server` block and in each `location` that adds
 * headers, because such a location inherits none.
 */
export function toNginxInclude(headers: Headers): string {
  return headers.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join('');
}
