import type { DoorVault, Kept } from '../model/kept-door.ts';

/**
 * What a device keeps of a door, in its browser's own database: encrypted (AES-GCM) by a key that no script can
 * read out. A copy of the browser's database gives neither names nor codes to a reader of its text.
 */

const DATABASE = 'doors';
const STORE = 'kept';

interface Sealed {
  readonly key: CryptoKey;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** The vault of one door. @param name of the store and the event */
export function doorVault(name: string): DoorVault {
  let key: CryptoKey | undefined;
  async function write(kept: Kept): Promise<void> {
    const sealed = await sealedBy((key ??= await newKey()), kept);
    if (sealed) await inStore('readwrite', (store) => store.put(sealed, name));
  }
  return {
    async read() {
      await alone(`door:${name}`);
      const sealed = await inStore<Sealed | undefined>('readonly', (store) => store.get(name));
      if (!sealed) return undefined;
      key = sealed.key;
      return opened(sealed);
    },
    write,
    async forget(kept) {
      if (kept.scans.length > 0) return write({ ...kept, tickets: [], doubles: [] });
      await inStore('readwrite', (store) => store.delete(name));
    },
  };
}

/** Settles once this page alone works with the vault; the browser lets it go with the page. */
function alone(name: string): Promise<void> {
  if (!('locks' in navigator)) return Promise.resolve();
  return new Promise((settle) => {
    void navigator.locks.request(name, () => {
      settle();
      return new Promise(() => {});
    });
  });
}

/** A new key; undefined where the page's connection is not secure, so that nothing is kept. */
async function newKey(): Promise<CryptoKey | undefined> {
  const algorithm = { name: 'AES-GCM', length: 256 };
  return crypto.subtle?.generateKey(algorithm, false, ['encrypt', 'decrypt']);
}

async function sealedBy(key: CryptoKey | undefined, kept: Kept): Promise<Sealed | undefined> {
  if (!key) return undefined;
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(kept));
  return { key, iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text) };
}

async function opened({ key, iv, data }: Sealed): Promise<Kept | undefined> {
  try {
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data);
    return JSON.parse(new TextDecoder().decode(text)) as Kept;
  } catch {
    return undefined;
  }
}

/** Asks the database; a browser that keeps none, as in a private window, answers nothing. */
async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<T | undefined> {
  try {
    const database = await answerOf<IDBDatabase>(opening());
    try {
      return await answerOf<T>(ask(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

function opening(): IDBOpenDBRequest {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return request;
}

function answerOf<T>(request: IDBRequest): Promise<T> {
  return new Promise((settle, refuse) => {
    request.addEventListener('success', () => settle(request.result as T));
    request.addEventListener('error', () => refuse(request.error ?? new Error('no database')));
  });
}
