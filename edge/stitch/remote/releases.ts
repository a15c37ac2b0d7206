import type { Clock } from '../../../shared/kernel/clock.ts';
import {
  documentKey,
  POINTER_KEY,
  registryDocument,
  registryPointer,
  revisionFor,
  revisionOf,
  type RegistryDocument,
  type RegistryPointer,
  type RemoteEntry,
} from '../../../shared/contracts/fragment-registry.ts';

/** The release that one store's pages are made with: a page is cached under its revision. */
export interface Release {
  /** Empty while nothing is registered. */
  readonly revision: string;
  readonly fragments: Readonly<Record<string, RemoteEntry>>;
}

const NOTHING: Release = { revision: '', fragments: {} };

/** How long an isolate trusts the pointer; after that it asks again in the background. */
const POINTER_MS = 5_000;
/** Documents kept: the channels', and those that stores are pinned to. */
const DOCUMENTS = 32;

/**
 * Finds the registry's document for a store: memory, then KV. A document that cannot be read
 * changes nothing.
 */
export class Releases {
  readonly #clock: Clock;
  #pointer: RegistryPointer | undefined;
  /** When the pointer was asked for last; undefined before the first answer. */
  #asked: number | undefined;
  readonly #documents = new Map<string, RegistryDocument>();
  /** Documents that could not be read since the pointer was asked for last. */
  readonly #unread = new Set<string>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * The release for a store. Only an isolate's first requests wait for the pointer, each for an
   * answer of its own: a request that waits for another's read stays waiting when that one is given
   * up.
   * @param later takes work that may finish after the answer
   */
  async find(
    kv: KVNamespace,
    store: string,
    later: (work: Promise<unknown>) => void,
  ): Promise<Release> {
    const now = this.#clock.now();
    if (this.#asked === undefined) await this.#ask(kv);
    else if (now - this.#asked >= POINTER_MS) {
      this.#asked = now;
      later(this.#ask(kv));
    }
    if (!this.#pointer) return NOTHING;
    const revision = revisionFor(this.#pointer, store);
    const document =
      this.#documents.get(revision) ??
      (this.#unread.has(revision) ? undefined : await this.#read(kv, revision));
    return document ? { revision, fragments: document.fragments } : NOTHING;
  }

  async #ask(kv: KVNamespace): Promise<void> {
    try {
      const found = await kv.get(POINTER_KEY, 'json');
      this.#pointer = found === null ? undefined : registryPointer.parse(found);
    } catch (error) {
      report(POINTER_KEY, error);
    } finally {
      this.#asked = this.#clock.now();
      this.#unread.clear();
    }
  }

  /** A document is used only if its hash is its name. */
  async #read(kv: KVNamespace, revision: string): Promise<RegistryDocument | undefined> {
    try {
      const text = await kv.get(documentKey(revision));
      if (text === null) throw new Error('missing');
      if ((await revisionOf(text)) !== revision) throw new Error('its text was changed');
      const document = registryDocument.parse(JSON.parse(text));
      const [oldest] = this.#documents.keys();
      if (this.#documents.size >= DOCUMENTS && oldest) this.#documents.delete(oldest);
      this.#documents.set(revision, document);
      return document;
    } catch (error) {
      this.#unread.add(revision);
      report(documentKey(revision), error);
      return undefined;
    }
  }
}

function report(registry: string, error: unknown): void {
  console.error(JSON.stringify({ level: 'error', registry, error: String(error) }));
}
