import { isolateMap, whenForgotten } from '../../shared/kernel/isolate-memory.ts';

/** A kept answer to a public read: the body of a success, and nothing about the caller. */
export interface KeptAnswer {
  /** UTF-8: a string would be encoded anew each time. */
  readonly body: Uint8Array<ArrayBuffer>;
  /** Milliseconds, UTC. This isolate and the caller's cache together keep it no longer. */
  readonly until: number;
}

/** The parts that make two calls the same; the tenant is always one of them. */
export interface AnswerKey {
  readonly call: string;
  readonly store: string;
  readonly revision: number;
  readonly origin: string;
  readonly base: string;
  readonly locale: string;
  /**
   * As the contract's schemas parsed them: parameters that the schemas do not know make no other
   * key.
   */
  readonly params: unknown;
  readonly query: unknown;
}

/** Bytes of answers and their keys that one isolate keeps. */
const MEMORY_BYTES = 8_000_000;

const memory = isolateMap<string, KeptAnswer>();
let memoryBytes = 0;
whenForgotten(() => (memoryBytes = 0));

/** The key as one text. It is JSON, so that no part can pass for another. */
export function answerKey(key: AnswerKey): string {
  const { call, store, revision, origin, base, locale, params, query } = key;
  return JSON.stringify([call, store, revision, origin, base, locale, params, query]);
}

/**
 * An answer that may still be given.
 * @param now milliseconds, UTC
 */
export function findAnswer(key: string, now: number): KeptAnswer | undefined {
  const kept = memory.get(key);
  if (kept && kept.until > now) return kept;
  if (kept) forget(key, kept);
  return undefined;
}

/** Keeps an answer; the oldest make room. */
export function keepAnswer(key: string, kept: KeptAnswer): void {
  const old = memory.get(key);
  if (old) forget(key, old);
  memory.set(key, kept);
  memoryBytes += sizeOf(key, kept);
  for (const [oldest, entry] of memory) {
    if (memoryBytes <= MEMORY_BYTES) break;
    forget(oldest, entry);
  }
}

function forget(key: string, kept: KeptAnswer): void {
  memory.delete(key);
  memoryBytes -= sizeOf(key, kept);
}

function sizeOf(key: string, { body }: KeptAnswer): number {
  return key.length + body.byteLength;
}
