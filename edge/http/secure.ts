import { createMiddleware } from 'hono/factory';
import type { EdgeEnv } from './context.ts';

/** What a page's script may ask the browser for: nothing, or the camera alone. */
export function permissionsPolicy({ camera }: { readonly camera: boolean }): string {
  return `camera=(${camera ? 'self' : ''}), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()`;
}

/** Headers of every answer. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
};

/** For answers that are not pages: nothing may run, load or frame. */
const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Two years, as the preload list asks; a browser ignores it outside TLS. */
const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/** Puts the security headers on every answer; a page's own policy stays. */
export const secure = createMiddleware<EdgeEnv>(async (context, next) => {
  await next();
  const { headers } = context.res;
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
  // The page of the door sets its own.
  if (!headers.has('permissions-policy')) {
    headers.set('permissions-policy', permissionsPolicy({ camera: false }));
  }
  if (headers.get('content-security-policy')?.endsWith("frame-ancestors 'self'")) {
    headers.set('x-frame-options', 'SAMEORIGIN');
  }
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', NOTHING_RUNS);
  // Pictures, built files and embeds set their own.
  if (!headers.has('cross-origin-resource-policy')) {
    headers.set('cross-origin-resource-policy', 'same-origin');
  }
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (context.req.url.startsWith('https:')) {
    headers.set('strict-transport-security', STRICT_TRANSPORT);
  }
});
