import { isolateMap, whenForgotten } from '../../shared/kernel/isolate-memory.ts';

/** A rendered fragment with its children. */
export interface CachedText {
  /** UTF-8: pages are joined from bytes. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Style texts that it uses. */
  readonly styles: ReadonlySet<string>;
  /** The number of fragments in it: those after it are numbered on from there. */
  readonly count: number;
}

/** Bytes of texts and keys that one isolate keeps: some hundred stores' shells. */
const MEMORY_BYTES = 8_000_000;

const memory = isolateMap<string, CachedText>();
let memoryBytes = 0;
whenForgotten(() => (memoryBytes = 0));

/** Finds a text by the key of everything that it is made from. */
export function findText(key: string): CachedText | undefined {
  return memory.get(key);
}

/** Keeps a text; the oldest texts make room. */
export function cacheText(key: string, text: CachedText): void {
  if (memory.has(key)) return;
  memory.set(key, text);
  memoryBytes += sizeOf(key, text);
  for (const [oldest, entry] of memory) {
    if (memoryBytes <= MEMORY_BYTES) break;
    memory.delete(oldest);
    memoryBytes -= sizeOf(oldest, entry);
  }
}

function sizeOf(key: string, { bytes }: CachedText): number {
  return key.length * 2 + bytes.byteLength;
}
