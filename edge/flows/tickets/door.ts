import type { z } from 'zod';
import type {
  admitTicket as admitCall,
  Attendant,
  VerdictView,
} from '../../../shared/contracts/door.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { isWithin } from '../../../shared/kernel/clock.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { gatesFor } from '../../../shared/rules/gates.ts';
import { readSignedText, readTypedCode } from '../../../shared/rules/ticket-code.ts';
import {
  isPass,
  judge,
  UNDO_ADMISSION_MS,
  type ReadCode,
  type Verdict,
} from '../../../shared/rules/tickets.ts';
import {
  admission,
  door,
  isSignedBy,
  toAttendant,
  type AttendantRow,
  type DoorCode,
  type DoorFacts,
} from '../../modules/tickets/index.ts';
import { commitAtOnce } from '../../unit-of-work/at-once.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { IdempotentCall } from '../../unit-of-work/idempotency.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { doorReader, seenBy, whileStands, type DoorReader } from './door-reader.ts';
import { namesOf } from './names.ts';

/** Verdicts at which the ticket itself is shown. */
const SHOWN: readonly Verdict[] = [
  'admitted',
  'returned',
  'left',
  'not_inside',
  'already_admitted',
  'void',
  'other_event',
  'canceled',
  'ended',
  'wrong_gate',
];

/**
 * Reads a code at the door of an event, and lets its ticket through where it may: in, out, or in again. Of many phones
 * that scan one ticket, one admits it; a scan that comes second is told when it was admitted, by which
 * account or link, and at which gate. One round trip, since the database decides by itself; one more for a code that no key has
 * signed that this isolate knows, and for the name of another account.
 */
export async function admitTicket(
  scope: RequestScope,
  event: string,
  { code: text, gate: asked, way }: z.output<(typeof admitCall)['body']>,
  call: IdempotentCall | undefined,
): Promise<Result<VerdictView, Failure>> {
  const { cell, tenant, locale } = scope;
  const reader = await doorReader(scope);
  const code = readDoorCode(text);
  const isSigned = code?.kind === 'signed' && (await isSignedBy(cell, tenant.storeId, code.signed));
  const now = scope.ports.clock.now();
  const { id, name, link } = reader;
  if (reader.gate !== null && asked !== null && asked !== reader.gate) {
    return fail({ code: 'gate_not_found' });
  }
  const gateId = reader.gate ?? asked;
  const check = { storeId: tenant.storeId, event, reader: id, link, gate: gateId, way, now };
  const mayPass = code && (code.kind === 'typed' || isSigned);
  const kept = await commitAtOnce(scope, call, {
    facts: admission.readFacts(check, code, locale),
    writes: (asking) => (mayPass ? admission.letThrough(check, code, asking) : []),
  });
  if (!kept.ok) return kept;
  if (kept.value === undefined) return fail({ code: 'item_not_found' });
  const { at, event: found, isOwnEvent, ticket, gates, stands } = kept.value as DoorFacts;
  if (stands === 0) return fail({ code: 'login_required' });
  const gate = gates.find((one) => one.id === gateId) ?? null;
  if (gateId !== null && gate === null) return fail({ code: 'gate_not_found' });
  const hasReentry = found.has_reentry === 1;
  if (way === 'out' && !hasReentry) return fail({ code: 'reentry_closed' });
  const row = ticket ?? undefined;
  const read: ReadCode =
    code?.kind === 'signed'
      ? { kind: 'signed', code: code.signed.code, isOwnEvent: isOwnEvent === 1, isSigned }
      : { kind: code ? 'typed' : 'none' };
  const verdict = judge(read, row, {
    event,
    startsAt: found.experience_date,
    isCanceled: found.canceled_at !== null,
    gate,
    way,
    hasReentry,
    now: at,
  });
  const { tickets, admitted, outside } = found;
  if (!isPass(verdict) || !row) {
    return ok({
      verdict,
      ...(await told(scope, reader, verdict, row)),
      gates: verdict === 'wrong_gate' && row ? gatesFor(gates, row.sku_id) : [],
      tickets,
      admitted,
      outside,
    });
  }
  const after = passed(row, verdict, { at, by: id, gate: gateId, gateName: gate?.name ?? null });
  const { admitted_by: by } = after;
  const names = by === id ? new Map([[id, name]]) : await namesOf(scope, [by]);
  return ok({
    verdict,
    attendant: seenBy(reader, toAttendant(after, names, at)),
    other_event: null,
    gates: [],
    tickets,
    admitted: admitted + (verdict === 'admitted' ? 1 : 0),
    outside: outside + (verdict === 'left' ? 1 : verdict === 'returned' ? -1 : 0),
  });
}

/** A ticket as the writes of its verdict leave it. */
function passed(
  row: AttendantRow,
  verdict: Verdict,
  read: { at: number; by: string; gate: string | null; gateName: string | null },
): AttendantRow {
  if (verdict !== 'admitted') return { ...row, left_at: verdict === 'left' ? read.at : null };
  const { at: admitted_at, by: admitted_by, gate: admitted_gate, gateName: gate_name } = read;
  return { ...row, admitted_at, admitted_by, admitted_gate, gate_name };
}

/** What a text at the door names; undefined for one that is no code of a ticket. */
function readDoorCode(text: string): DoorCode | undefined {
  const signed = readSignedText(text);
  if (signed) return { kind: 'signed', signed };
  const code = readTypedCode(text);
  return code === undefined ? undefined : { kind: 'typed', code };
}

/** What the door is told of a ticket that it does not let through. */
async function told(
  scope: RequestScope,
  reader: DoorReader,
  verdict: Verdict,
  row: AttendantRow | undefined,
): Promise<Pick<VerdictView, 'attendant' | 'other_event'>> {
  if (!row || !SHOWN.includes(verdict)) return { attendant: null, other_event: null };
  const names = await namesOf(scope, [row.admitted_by]);
  return {
    attendant: seenBy(reader, toAttendant(row, names, scope.ports.clock.now())),
    other_event: verdict === 'other_event' ? row.item_name : null,
  };
}

/**
 * Takes an admission back within a short time, unless its bearer has gone out; a ticket that is not admitted stays as it
 * is.
 */
export async function undoAdmission(
  scope: RequestScope,
  { event, id }: { readonly event: string; readonly id: string },
): Promise<Result<Change<Attendant>, Failure>> {
  const [reader, row] = await Promise.all([
    doorReader(scope),
    scope.cell.first(door.findById(scope.tenant.storeId, id, scope.locale)),
  ]);
  if (row?.item_id !== event) return fail({ code: 'ticket_not_found' });
  const now = scope.ports.clock.now();
  const { admitted_at: at, left_at: left } = row;
  const isLate = at !== null && !isWithin(UNDO_ADMISSION_MS, at, now);
  if (isLate || left !== null) return fail({ code: 'undo_too_late' });
  return ok({
    answer: seenBy(
      reader,
      toAttendant(
        { ...row, admitted_at: null, admitted_by: null, admitted_gate: null },
        new Map(),
        now,
      ),
    ),
    statements: at === null ? [] : [...whileStands(reader, now), ...door.undoAdmission(row)],
    refused: (refusal) =>
      Promise.resolve({
        code: refusal.kind === 'assert' ? 'ticket_changed' : 'idempotency_in_progress',
      }),
  });
}
