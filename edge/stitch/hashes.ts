/** Results, never promises: one that waits for another request's work is left waiting when that is given up. */
const hashes = new Map<string, string>();

/**
 * The CSP source of an inline style or script: `'sha256-…'`. Texts are constants of the build, so
 * that each is hashed once in an isolate's life.
 */
export async function cspHash(text: string): Promise<string> {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const hash = await digest(text);
  hashes.set(text, hash);
  return hash;
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  );
  return `'sha256-${btoa(String.fromCharCode(...bytes))}'`;
}
