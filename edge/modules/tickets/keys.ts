import {
  signedText,
  unsignedText,
  type SignedTicketText,
  type TicketText,
} from '../../../shared/rules/ticket-code.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { seal, unseal } from '../../unit-of-work/seal.ts';

/** The keys that sign a store's tickets (Ed25519, RFC 8032): made when the first one is shown. */

export type KeyRow = Pick<CellTables['ticket_key'], 'n' | 'public_key' | 'sealed'>;

const USE = 'ticket keys';
const ALGORITHM = 'Ed25519';
const encoder = new TextEncoder();

/** A store's keys, the newest first. */
export function listKeys(storeId: string): Statement<KeyRow> {
  return sql<KeyRow>`SELECT n, public_key, sealed FROM ticket_key
    WHERE store_id = ${storeId} ORDER BY n DESC`;
}

/** Adds a key; of two that are made at one time the first stays. */
function insertKey(storeId: string, { n, public_key, sealed }: KeyRow, now: number): Statement {
  return sql`INSERT INTO ticket_key (store_id, n, public_key, sealed, made_at)
    VALUES (${storeId}, ${n}, ${public_key}, ${sealed}, ${now}) ON CONFLICT DO NOTHING`;
}

/** Gives the text of a ticket's QR code. */
export type Signer = (parts: TicketText) => Promise<string>;

/**
 * The signer of a store's tickets. Its key is made here where the store has none, or none that the
 * platform's secret opens any more; tickets that older keys have signed stay good.
 * @param known the store's keys, where they have been read
 */
export async function signerOf(
  work: CellScope,
  storeId: string,
  known?: readonly KeyRow[],
): Promise<Signer> {
  const rows = known ?? (await work.cell.read(listKeys(storeId)));
  const [newest] = rows;
  const key =
    (newest && (await open(work, storeId, newest))) ?? (await makeKey(work, storeId, rows));
  return async (parts) => {
    const signed = await crypto.subtle.sign(ALGORITHM, key, encoder.encode(unsignedText(parts)));
    return signedText({ ...parts, signature: Buffer.from(signed).toString('base64url') });
  };
}

async function open(
  { env }: Pick<CellScope, 'env'>,
  storeId: string,
  row: KeyRow,
): Promise<CryptoKey | undefined> {
  const text = await unseal(env, { use: USE, owner: ownerOf(storeId, row.n) }, row.sealed);
  if (text === undefined) return undefined;
  const bytes = new Uint8Array(Buffer.from(text, 'base64url'));
  return crypto.subtle.importKey('pkcs8', bytes, ALGORITHM, false, ['sign']);
}

const ownerOf = (storeId: string, n: number) => `${storeId}/${n}`;

/** Makes a store's next key; gives the one of another request that made it first. */
async function makeKey(
  work: CellScope,
  storeId: string,
  rows: readonly KeyRow[],
): Promise<CryptoKey> {
  const made = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const n = (rows[0]?.n ?? 0) + 1;
  const [pkcs8, raw] = await Promise.all([
    crypto.subtle.exportKey('pkcs8', made.privateKey),
    crypto.subtle.exportKey('raw', made.publicKey),
  ]);
  const sealed = await seal(
    work.env,
    { use: USE, owner: ownerOf(storeId, n) },
    Buffer.from(pkcs8).toString('base64url'),
  );
  const row = { n, public_key: Buffer.from(raw).toString('base64url'), sealed };
  await work.cell.write([insertKey(storeId, row, work.ports.clock.now())]);
  const [newest] = await work.cell.read(listKeys(storeId));
  const key = newest && (await open(work, storeId, newest));
  if (!key) throw new Error(`the ticket key of ${storeId} cannot be opened`);
  return key;
}

/** Whether one of a store's keys has signed a text. */
export async function isSigned(
  keys: readonly Pick<KeyRow, 'public_key'>[],
  { signature, ...parts }: SignedTicketText,
): Promise<boolean> {
  const bytes = new Uint8Array(Buffer.from(signature, 'base64url'));
  const text = encoder.encode(unsignedText(parts));
  for (const { public_key } of keys) {
    const raw = new Uint8Array(Buffer.from(public_key, 'base64url'));
    const key = await crypto.subtle.importKey('raw', raw, ALGORITHM, false, ['verify']);
    if (await crypto.subtle.verify(ALGORITHM, key, bytes, text)) return true;
  }
  return false;
}

/** A code for a new issue of a ticket: 48 random bits, as hexadecimal digits. */
export function newTicketCode(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(6))).toString('hex');
}
