const hashes = new Map<string, Promise<string>>();

/**
 * The CSP source of an inline style or script: `'sha256-…'`. Texts are constants of the build, so
 * that each is hashed once in an isolate's life.
 */
export function cspHash(text: string): Promise<string> {
  let hash = hashes.get(text);
  if (!hash) {
    hash = digest(text);
    hashes.set(text, hash);
  }
  return hash;
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  );
  return `'sha256-${btoa(String.fromCharCode(...bytes))}'`;
}
