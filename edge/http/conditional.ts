/**
 * True when an `If-None-Match` header names the representation that is held (RFC 9110, 13.1.2): any
 * of a list, `*` for any representation, weak and strong alike.
 */
export function isUnchanged(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const own = opaque(etag);
  return header.split(',').some((candidate) => opaque(candidate.trim()) === own);
}

function opaque(etag: string): string {
  return etag.replace(/^W\//, '');
}
