import { isDeepStrictEqual } from 'node:util';
import type { EditSubject } from '../../shared/rules/store-edits.ts';
import { newId } from '../../shared/kernel/ids.ts';
import { insertRows, sql, type Statement } from '../db/cell-sql.ts';
import type { CellTables } from '../db/cell-tables.ts';
import type { RequestScope } from './scope.ts';
import { signedIn } from './signed-in.ts';

/** An entry of a store's history, before the database counts it and a caller's key is kept in it. */
export type EditRow = Omit<CellTables['store_edit'], 'n' | 'call' | 'key' | 'request_hash'>;

/** A change as its entry tells it; each state is an object of any kind, null where there is none. */
export interface Edited {
  readonly subject: EditSubject;
  readonly subjectId: string;
  readonly before: object | null;
  readonly after: object | null;
}

/** A change that the caller makes. */
export interface Traced extends Edited {
  /** Fields that say which thing it is; they stand in both states although they do not differ. */
  readonly named?: object;
}

/** A change with the account that made it. */
export interface EditedBy extends Edited {
  readonly accountId: string;
  /** The entry whose change is taken back. */
  readonly takesBack: string | null;
}

interface Where {
  readonly tenant: Pick<RequestScope['tenant'], 'storeId'>;
  readonly ports: Pick<RequestScope['ports'], 'clock'>;
}

/** The entry of a change; it belongs into the change's own batch. */
export function recordEntry(where: Where, made: EditedBy): Statement[] {
  return insertRows('store_edit', [entryOf(where, made)]);
}

/**
 * The entry of a change that the caller makes, with the fields that differ: none for a change that
 * leaves everything as it was. It belongs into the change's own batch. Its states hold no secret.
 */
export async function traceOf(scope: RequestScope, made: Traced): Promise<Statement[]> {
  const row = await traceRow(scope, made);
  return row ? insertRows('store_edit', [row]) : [];
}

/** The row of `traceOf`, for a change of another database. */
export async function traceRow(
  scope: Where & Pick<RequestScope, 'visitor'>,
  { named, before, after, ...about }: Traced,
): Promise<EditRow | undefined> {
  const { accountId } = await signedIn(scope);
  const states = changedFields(before, after);
  if (before && states.after && Object.keys(states.after).length === 0) return undefined;
  return entryOf(scope, {
    ...about,
    before: states.before && { ...named, ...states.before },
    after: states.after && { ...named, ...states.after },
    accountId,
    takesBack: null,
  });
}

/** Writes an entry that may have been written before. */
export function insertOnce(row: EditRow): Statement {
  return sql`INSERT INTO store_edit
      (id, store_id, account_id, made_at, subject, subject_id, before, after, takes_back)
    VALUES (${row.id}, ${row.store_id}, ${row.account_id}, ${row.made_at}, ${row.subject},
      ${row.subject_id}, ${row.before}, ${row.after}, ${row.takes_back})
    ON CONFLICT (id) DO NOTHING`;
}

/**
 * What an entry keeps: of a change the fields that differ, so that a later change of other fields
 * does not hinder that it is taken back; of a thing that is made or deleted all of them.
 */
export function changedFields(
  before: object | null,
  after: object | null,
): Pick<Edited, 'before' | 'after'> {
  if (before === null || after === null) return { before, after };
  const was = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([name, value]) => !isDeepStrictEqual(was.get(name), value),
  );
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, was.get(name)])),
    after: Object.fromEntries(changed),
  };
}

/** The row of an entry. */
export function entryOf(
  { tenant, ports }: Where,
  { accountId, subject, subjectId, before, after, takesBack }: EditedBy,
): EditRow {
  return {
    id: newId('edit'),
    store_id: tenant.storeId,
    account_id: accountId,
    made_at: ports.clock.now(),
    subject,
    subject_id: subjectId,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
    takes_back: takesBack,
  };
}
