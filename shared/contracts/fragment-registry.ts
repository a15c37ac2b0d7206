/**
 * The registry of fragments that other origins render: immutable documents in KV, and one pointer
 * that says which document counts for which stores. Both are the operator's; a tenant cannot change
 * them.
 */
import { z } from 'zod';

/** Bytes of an integrity hash as browsers take it: `sha256-…`, base 64. */
const integrity = z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/);

/** An origin without a path; plain HTTP only for this machine's own addresses. */
const origin = z.url().refine(
  (text) => {
    const { protocol, hostname, origin: whole } = new URL(text);
    const local = hostname === 'localhost' || hostname === '127.0.0.1';
    return text === whole && (protocol === 'https:' || (protocol === 'http:' && local));
  },
  { message: 'not an origin with TLS' },
);

/**
 * The origin that renders one fragment instead of the build, and every detail of it that a page
 * trusts.
 */
const remoteEntry = z.strictObject({
  origin,
  /**
   * Sent with every request and every answer: the page does not show an answer of another version.
   */
  version: z.string().regex(/^[\w.-]{1,64}$/),
  /** The SHA-256 of its style sheet's text, which goes into the page's content security policy. */
  styles: z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/),
  /** Its single browser file, on its own origin; null where it needs none. */
  module: z.strictObject({ path: z.string().regex(/^\/[\w./-]*\.m?js$/), integrity }).nullable(),
});

export type RemoteEntry = z.infer<typeof remoteEntry>;

/** One state of the registry: fragments by name. It never changes; another state is another document. */
export const registryDocument = z.strictObject({
  fragments: z.record(z.string().regex(/^[a-z][a-z-]*$/), remoteEntry),
});

export type RegistryDocument = z.infer<typeof registryDocument>;

const revision = z.string().regex(/^[0-9a-f]{32}$/);

/**
 * The only mutable value: which document counts for which stores. To roll back, the operator points
 * it at the earlier document.
 */
export const registryPointer = z.strictObject({
  stable: revision,
  /** The document for the stores that try the next one out. */
  canary: z.strictObject({ revision, stores: z.array(z.string()) }).optional(),
  /** Stores that stay with one document whatever the channels do. */
  pins: z.record(z.string(), revision).default({}),
});

export type RegistryPointer = z.infer<typeof registryPointer>;

/** Where the pointer and a document stand in KV. */
export const POINTER_KEY = 'pointer';
export const documentKey = (of: string): string => `document:${of}`;

/** A document's revision: the first 128 bits of its text's SHA-256, in hex. */
export async function revisionOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = [...new Uint8Array(digest)].slice(0, 16);
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The revision that a store gets: its pin, its channel's, or the stable one. */
export function revisionFor(pointer: RegistryPointer, store: string): string {
  const { stable, canary, pins } = pointer;
  const pin = Object.hasOwn(pins, store) ? pins[store] : undefined;
  return pin ?? (canary?.stores.includes(store) ? canary.revision : stable);
}
