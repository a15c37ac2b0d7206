import type { Failure } from '../../../shared/contracts/errors.ts';
import type { GivenNote, OrderNote } from '../../../shared/contracts/order-notes.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { NOTE_RESTORE_MS } from '../../../shared/rules/order-notes.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { assertThat } from '../../db/sql.ts';
import { notes, type NoteRow } from '../../modules/orders/index.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import { readNames } from '../../modules/profiles/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { orderNoticeTopic } from '../talk/index.ts';
import type { Changing } from './changing.ts';
import { isOwnPart, type Named } from './own-part.ts';

type NamedNote = Named & { readonly note: string };

/** The notes beside an order of the tenant's, the latest first. */
export async function readNotes(
  scope: RequestScope,
  named: Named,
): Promise<Result<{ results: OrderNote[] }, Failure>> {
  const [own, rows] = await Promise.all([
    isOwnPart(scope, named),
    scope.cell.read(notes.listNotes(named.order)),
  ]);
  if (!own.ok) return own;
  return ok({ results: await withNames(scope, rows) });
}

/** Writes a note beside an order of the tenant's. */
export async function addNote(
  scope: RequestScope,
  named: Named,
  given: GivenNote,
): Changing<OrderNote> {
  const own = await isOwnPart(scope, named);
  if (!own.ok) return own;
  const { accountId, fullName } = await signedIn(scope);
  const row: NoteRow = {
    ...given,
    id: newId('orderNote'),
    account_id: accountId,
    created_at: scope.ports.clock.now(),
    changed_at: null,
  };
  const telling = tellTalk(scope, named.order, row.id, [row]);
  return ok({
    answer: toNote(row, fullName),
    statements: [
      assertThat(notes.hasRoomForNote(named.order)),
      ...notes.insertNote(named.order, row),
      ...telling.statements,
    ],
    committed: telling.committed,
    refused: (refusal) =>
      Promise.resolve({
        code: refusal.kind === 'unique' ? 'idempotency_in_progress' : 'too_many_order_notes',
      }),
  });
}

/** Changes the words of a note, or who reads it. */
export async function changeNote(
  scope: RequestScope,
  named: NamedNote,
  given: GivenNote,
): Changing<OrderNote> {
  const now = scope.ports.clock.now();
  return alter(scope, named, (row) =>
    row.deleted_at === null
      ? {
          row: { ...row, ...given, changed_at: now },
          statement: notes.updateNote(row.id, given, now),
        }
      : undefined,
  );
}

/** Deletes a note; it can be put back for a while. */
export async function deleteNote(scope: RequestScope, named: NamedNote): Changing<OrderNote> {
  const now = scope.ports.clock.now();
  return alter(scope, named, (row) =>
    row.deleted_at === null ? { row, statement: notes.setNoteDeleted(row.id, now) } : undefined,
  );
}

/** Puts a note back that was deleted a while ago at most. */
export async function restoreNote(scope: RequestScope, named: NamedNote): Changing<OrderNote> {
  const since = scope.ports.clock.now() - NOTE_RESTORE_MS;
  return alter(scope, named, (row) =>
    row.deleted_at !== null && row.deleted_at >= since
      ? { row, statement: notes.setNoteDeleted(row.id, null) }
      : undefined,
  );
}

/** Changes a note that is still as it was read; one that may not be changed so is not found. */
async function alter(
  scope: RequestScope,
  named: NamedNote,
  changed: (row: notes.FoundNote) => { row: NoteRow; statement: Statement } | undefined,
): Changing<OrderNote> {
  const [own, found] = await Promise.all([
    isOwnPart(scope, named),
    scope.cell.first(notes.findNote(named.order, named.note)),
  ]);
  if (!own.ok) return own;
  const made = found && changed(found);
  if (!made) return fail({ code: 'order_note_not_found' });
  const [answer] = await withNames(scope, [made.row]);
  const telling = tellTalk(scope, named.order, found.id, [found, made.row]);
  return ok({
    answer: answer!,
    statements: [
      assertThat(notes.isNoteAsRead(found.id, found.deleted_at)),
      made.statement,
      ...telling.statements,
    ],
    committed: telling.committed,
    refused: (refusal) =>
      Promise.resolve({
        code: refusal.kind === 'unique' ? 'idempotency_in_progress' : 'order_note_not_found',
      }),
  });
}

/** Asks for the notice in the conversation about the order, where the note was or is for its buyer. */
function tellTalk(
  scope: RequestScope,
  order: string,
  note: string,
  rows: readonly Pick<NoteRow, 'audience'>[],
): { readonly statements: Statement[]; readonly committed: () => Promise<void> } {
  if (!rows.some(({ audience }) => audience === 'client')) {
    return { statements: [], committed: async () => {} };
  }
  const id = newId('message');
  const message = { id, storeId: scope.tenant.storeId, payload: { order, note } };
  return {
    statements: [insertOutbox(orderNoticeTopic, message, scope.ports.clock.now())],
    committed: () => announceOutbox(scope, [id]),
  };
}

/** Notes with the names of the accounts that wrote them. */
async function withNames(scope: RequestScope, rows: readonly NoteRow[]): Promise<OrderNote[]> {
  const names = await readNames(
    scope,
    rows.map((row) => row.account_id),
  );
  return rows.map((row) => toNote(row, names.get(row.account_id) ?? null));
}

function toNote(row: NoteRow, name: string | null): OrderNote {
  const { id, audience, text, account_id: account, created_at: at, changed_at: changed } = row;
  return {
    id,
    audience,
    text,
    by: { id: account, name },
    written_on: new Date(at).toISOString(),
    changed_on: changed === null ? null : new Date(changed).toISOString(),
  };
}
