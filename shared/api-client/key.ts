/**
 * A key that no other action has. Works on plain HTTP as well, where a page has no `randomUUID`.
 */
export function newIdempotencyKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
