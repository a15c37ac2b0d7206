import { loader } from 'virtual:fragment-assets';
import { cspHash } from '../http/csp-hash.ts';

/** The permissions of one page beyond the strict base. */
export interface CspNeeds {
  readonly styles: ReadonlySet<string>;
  /** Texts of inline scripts besides the loader; development only. */
  readonly scripts?: readonly string[];
  /** Origins whose frames the page shows: the card provider's, on payment pages only. */
  readonly frames: readonly string[];
  /** Origins of pictures besides the store's own: the one that counts visits for its owner. */
  readonly images?: readonly string[];
  /** Origins that its forms lead on to, besides its own: a browser holds the policy at each redirect. */
  readonly leadsTo?: readonly string[];
  /** True for a page that another page of the same origin may show in a frame. */
  readonly framed?: boolean;
  /** Origins that the page may connect to besides its own; development only. */
  readonly connect: readonly string[];
}

/**
 * The page's Content-Security-Policy. Scripts: the loader by its hash, and the modules that it
 * imports (`strict-dynamic`); no inline script of a tenant ever runs. Styles: the build's files,
 * and the fragments' by their hashes; no style attributes.
 */
export async function contentSecurityPolicy(needs: CspNeeds): Promise<string> {
  const [styles, scripts] = await Promise.all([
    Promise.all([...needs.styles].map((style) => cspHash(style))),
    Promise.all((needs.scripts ?? []).map((script) => cspHash(script))),
  ]);
  return [
    "default-src 'none'",
    [`script-src 'sha256-${loader.sha256}'`, ...scripts, "'strict-dynamic'"].join(' '),
    `style-src 'self' ${styles.toSorted().join(' ')}`.trim(),
    ["img-src 'self' data:", ...(needs.images ?? [])].join(' '),
    "font-src 'self'",
    `connect-src ${["'self'", ...needs.connect].join(' ')}`,
    `frame-src ${needs.frames.length > 0 ? needs.frames.join(' ') : "'none'"}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    ["form-action 'self'", ...(needs.leadsTo ?? [])].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${needs.framed ? "'self'" : "'none'"}`,
  ].join('; ');
}
