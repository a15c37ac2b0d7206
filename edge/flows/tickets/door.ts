import type { Attendant, VerdictView } from '../../../shared/contracts/door.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { isWithin } from '../../../shared/kernel/clock.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { readSignedText, readTypedCode } from '../../../shared/rules/ticket-code.ts';
import {
  judge,
  UNDO_ADMISSION_MS,
  type ReadCode,
  type Verdict,
} from '../../../shared/rules/tickets.ts';
import {
  door,
  isSigned,
  listKeys,
  toAttendant,
  type AttendantRow,
} from '../../modules/tickets/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { namesOf } from './names.ts';

/** Verdicts at which the ticket itself is shown. */
const SHOWN: readonly Verdict[] = ['admitted', 'already_admitted', 'void', 'other_event', 'ended'];

/**
 * Reads a code at the door of an event, and admits its ticket where it may go in. Of many phones that
 * scan one ticket, one admits it; a scan that comes second is told when it was admitted, and by which
 * account. One read, and one write for a ticket that goes in.
 */
export async function admitTicket(
  scope: RequestScope,
  event: string,
  text: string,
): Promise<Result<Change<VerdictView>, Failure>> {
  const { cell, tenant, locale } = scope;
  const [found, { read, row }] = await Promise.all([
    cell.first(door.findEvent(tenant.storeId, event, locale)),
    readCode(scope, text),
  ]);
  if (!found) return fail({ code: 'item_not_found' });
  const now = scope.ports.clock.now();
  const verdict = judge(read, row, { event, startsAt: found.experience_date, now });
  const { tickets, admitted } = found;
  const counts = { tickets, admitted: admitted + (verdict === 'admitted' ? 1 : 0) };
  if (verdict !== 'admitted' || !row) {
    return ok({
      answer: { verdict, ...(await told(scope, verdict, row)), ...counts },
      statements: [],
    });
  }
  const { accountId, fullName } = await signedIn(scope);
  const after = { ...row, admitted_at: now, admitted_by: accountId };
  return ok({
    answer: {
      verdict,
      attendant: toAttendant(after, new Map([[accountId, fullName]]), now),
      other_event: null,
      ...counts,
    },
    statements: door.admit(row, accountId, now),
    refused: (refusal) =>
      Promise.resolve({
        code: refusal.kind === 'assert' ? 'ticket_changed' : 'idempotency_in_progress',
      }),
  });
}

/** Reads a code, and the ticket that it names among the store's. */
async function readCode(
  { cell, tenant: { storeId }, locale }: RequestScope,
  text: string,
): Promise<{ readonly read: ReadCode; readonly row: AttendantRow | undefined }> {
  const signed = readSignedText(text);
  if (signed) {
    const [row, own, keys] = await Promise.all([
      cell.first(door.findById(storeId, signed.ticket, locale)),
      cell.first(door.hasEvent(storeId, signed.event)),
      cell.read(listKeys(storeId)),
    ]);
    return {
      read: {
        kind: 'signed',
        code: signed.code,
        isOwnEvent: own?.has === 1,
        isSigned: await isSigned(keys, signed),
      },
      row,
    };
  }
  const typed = readTypedCode(text);
  if (typed === undefined) return { read: { kind: 'none' }, row: undefined };
  const row = await cell.first(door.findByCode(storeId, typed, locale));
  return { read: { kind: 'typed' }, row };
}

/** What the door is told of a ticket that does not go in. */
async function told(
  scope: RequestScope,
  verdict: Verdict,
  row: AttendantRow | undefined,
): Promise<Pick<VerdictView, 'attendant' | 'other_event'>> {
  if (!row || !SHOWN.includes(verdict)) return { attendant: null, other_event: null };
  return {
    attendant: toAttendant(row, await namesOf(scope, [row]), scope.ports.clock.now()),
    other_event: verdict === 'other_event' ? row.item_name : null,
  };
}

/** Takes an admission back within a short time; a ticket that is not admitted stays as it is. */
export async function undoAdmission(
  scope: RequestScope,
  { event, id }: { readonly event: string; readonly id: string },
): Promise<Result<Change<Attendant>, Failure>> {
  const row = await scope.cell.first(door.findById(scope.tenant.storeId, id, scope.locale));
  if (row?.item_id !== event) return fail({ code: 'ticket_not_found' });
  const now = scope.ports.clock.now();
  const { admitted_at: at } = row;
  if (at !== null && !isWithin(UNDO_ADMISSION_MS, at, now)) return fail({ code: 'undo_too_late' });
  return ok({
    answer: toAttendant({ ...row, admitted_at: null, admitted_by: null }, new Map(), now),
    statements: at === null ? [] : door.undoAdmission(row),
    refused: (refusal) =>
      Promise.resolve({
        code: refusal.kind === 'assert' ? 'ticket_changed' : 'idempotency_in_progress',
      }),
  });
}
