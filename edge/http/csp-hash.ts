import { isolateMap } from '../../shared/kernel/isolate-memory.ts';
import { makeRoom } from '../../shared/kernel/make-room.ts';

/**
 * Results, never promises: a promise that waits for another request's work stays pending when that
 * request is cancelled.
 */
const hashes = isolateMap<string, string>();
/** The build's own texts are a few dozen; the colours of stores are as many as the stores. */
const MOST = 500;

/** The CSP source of an inline style or script: `'sha256-…'`. The last few hundred are remembered. */
export async function cspHash(text: string): Promise<string> {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const hash = await digest(text);
  makeRoom(hashes, MOST);
  hashes.set(text, hash);
  return hash;
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  );
  return `'sha256-${btoa(String.fromCharCode(...bytes))}'`;
}
