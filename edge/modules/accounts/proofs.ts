import type { Failure } from '../../../shared/contracts/errors.ts';
import { limits } from '../../../shared/contracts/limits.ts';
import { PIN_VALIDITY_MS } from '../../../shared/kernel/constants/timers.ts';
import { resendableUntil } from '../../../shared/rules/pin-wait.ts';
import { countedAgain } from '../../db/attempt-window.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';
import { assertThat, raw } from '../../db/sql.ts';
import type { Counted } from './attempts.ts';

const MINUTE_MS = 60_000;

/** Wrong PINs of one registration, whichever PIN they were meant for, before it is locked. */
export const PIN_TRIES = 5;
export const PIN_LOCK_MS = 15 * MINUTE_MS;
/** How often one proof is sent at most. */
export const SENDS_MAX = 10;
/** How long a proof can be finished, and its link followed. */
export const PROOF_LIFE_MS = { registration: 24 * 60 * MINUTE_MS, reset: 60 * MINUTE_MS } as const;

export type ProofPurpose = 'registration' | 'reset' | 'contact';

/** Hashes of the secrets that a message carried, and the time until which they count. */
export interface Secrets {
  readonly pinHash: string;
  readonly linkHash: string | null;
}

export type ProofRow = Pick<
  DirectoryTables['proof'],
  | 'id'
  | 'purpose'
  | 'subject'
  | 'pin_hash'
  | 'pin_expires_at'
  | 'link_expires_at'
  | 'tries'
  | 'locked_until'
  | 'sent'
  | 'message_id'
  | 'origin'
  | 'used_at'
  | 'expires_at'
>;

const COLUMNS =
  raw(`id, purpose, subject, pin_hash, pin_expires_at, link_expires_at, tries, locked_until, sent,
    message_id, origin, used_at, expires_at`);

export function findProof(id: string): Statement<ProofRow> {
  return sql<ProofRow>`SELECT ${COLUMNS} FROM proof WHERE id = ${id}`;
}

export function findProofByLink(linkHash: string): Statement<ProofRow> {
  return sql<ProofRow>`SELECT ${COLUMNS} FROM proof WHERE link_hash = ${linkHash}`;
}

/** Inserts a proof. Without secrets it only holds the state that a later proof goes on from. */
export function insertProof(
  proof: {
    readonly id: string;
    readonly purpose: ProofPurpose;
    readonly subject: string;
    readonly secrets: Secrets | null;
    readonly messageId: string | null;
    readonly origin: object;
    readonly lifeMs: number;
  },
  now: number,
): Statement {
  const { secrets } = proof;
  const end = now + proof.lifeMs;
  return sql`INSERT INTO proof (id, purpose, subject, pin_hash, pin_expires_at, link_hash,
      link_expires_at, sent, message_id, origin, created_at, expires_at)
    VALUES (${proof.id}, ${proof.purpose}, ${proof.subject}, ${secrets?.pinHash},
      ${secrets && now + PIN_VALIDITY_MS}, ${secrets?.linkHash}, ${secrets?.linkHash ? end : null},
      ${secrets ? 1 : 0}, ${proof.messageId}, ${JSON.stringify(proof.origin)}, ${now}, ${end})`;
}

/**
 * Replaces the secrets of a proof; wrong tries stay counted. Aborts where the same contact was sent
 * a PIN a moment ago.
 */
export function renewProof(
  proof: {
    readonly id: string;
    readonly subject: string;
    readonly secrets: Secrets;
    readonly messageId: string | null;
  },
  now: number,
): Statement[] {
  return [
    assertThat(sql`EXISTS (SELECT 1 FROM proof WHERE id = ${proof.id} AND used_at IS NULL
      AND expires_at > ${now} AND (locked_until IS NULL OR locked_until <= ${now})
      AND sent < ${SENDS_MAX} AND (subject <> ${proof.subject} OR pin_expires_at IS NULL
        OR pin_expires_at <= ${resendableUntil(now)}))`),
    sql`UPDATE proof SET subject = ${proof.subject}, pin_hash = ${proof.secrets.pinHash},
        pin_expires_at = ${now + PIN_VALIDITY_MS}, link_hash = ${proof.secrets.linkHash},
        link_expires_at = expires_at, sent = sent + 1, message_id = ${proof.messageId}
      WHERE id = ${proof.id}`,
  ];
}

/** True while a proof waits for a PIN and is not locked. */
function isOpen(now: number): Statement {
  return sql`used_at IS NULL AND expires_at > ${now} AND pin_hash IS NOT NULL
    AND pin_expires_at > ${now} AND (locked_until IS NULL OR locked_until <= ${now})`;
}

/**
 * Takes one of a proof's tries before the PIN is compared. Of any number of simultaneous guesses,
 * five get a row to compare and the others get none. The fifth locks the proof. The statements go
 * into one batch, in this order: the first counts the subject's hour, the second gives the row.
 * @param hours the counts of the hour's tries; a try counts in each of them
 */
export function claimTry(
  id: string,
  hours: readonly Counted[],
  now: number,
): readonly [Statement, Statement<ProofRow>] {
  const { seconds, times } = limits.pinBySubject;
  const end = now + seconds * 1000;
  const keys = JSON.stringify(hours.map(({ key }) => key));
  return [
    sql`INSERT INTO attempt (key, count, ends_at)
      SELECT k.value, 1, ${end} FROM json_each(${keys}) k
        JOIN proof ON proof.id = ${id} WHERE ${isOpen(now)}
      ${countedAgain(now)}`,
    sql<ProofRow>`UPDATE proof SET
        tries = CASE WHEN locked_until IS NULL THEN tries + 1 ELSE 1 END,
        locked_until = CASE WHEN locked_until IS NULL AND tries + 1 >= ${PIN_TRIES}
          THEN ${now + PIN_LOCK_MS} END
      WHERE id = ${id} AND ${isOpen(now)} AND NOT EXISTS (SELECT 1 FROM attempt
        WHERE key IN (SELECT value FROM json_each(${keys})) AND count > ${times})
      RETURNING ${COLUMNS}`,
  ];
}

/** The failure of a wrong PIN, with the tries that are left before the proof is locked. */
export function wrongPin({ tries }: Pick<ProofRow, 'tries'>): Failure {
  return { code: 'invalid_pin', field: 'pin', values: { left: PIN_TRIES - tries } };
}

/** Ends a proof that succeeded; aborts when it was used, replaced or over in the meantime. */
export function useProof(row: Pick<ProofRow, 'id' | 'pin_hash'>, now: number): Statement[] {
  return [
    assertThat(sql`EXISTS (SELECT 1 FROM proof WHERE id = ${row.id} AND used_at IS NULL
      AND expires_at > ${now} AND pin_hash IS ${row.pin_hash})`),
    sql`UPDATE proof SET used_at = ${now}, pin_hash = NULL, link_hash = NULL WHERE id = ${row.id}`,
  ];
}

/**
 * Deletes proofs whose time is over, with the rows that waited for them; a bounded number at a
 * time.
 */
export function deleteProofsBefore(instant: number): Statement[] {
  const over = sql`SELECT id FROM proof WHERE expires_at <= ${instant} ORDER BY expires_at, id LIMIT 500`;
  return [
    sql`DELETE FROM registration WHERE id IN (${over})`,
    sql`DELETE FROM password_reset WHERE id IN (${over})`,
    sql`DELETE FROM proof WHERE id IN (${over})`,
  ];
}

/** SQL that gives the id of the message that carried a proof's last PIN. */
export function lastMessageOf(proof: string): Statement {
  return sql`SELECT message_id FROM proof WHERE id = ${proof}`;
}
