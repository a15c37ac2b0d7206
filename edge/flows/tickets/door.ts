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
  'already_admitted',
  'void',
  'other_event',
  'canceled',
  'ended',
  'wrong_gate',
];

/**
 * Reads a code at the door of an event, and admits its ticket where it may go in. Of many phones that
 * scan one ticket, one admits it; a scan that comes second is told when it was admitted, by which
 * account or link, and at which gate. One round trip, since the database decides by itself; one more for a code that no key has
 * signed that this isolate knows, and for the name of another account.
 */
export async function admitTicket(
  scope: RequestScope,
  event: string,
  { code: text, gate: asked }: z.output<(typeof admitCall)['body']>,
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
  const check = { storeId: tenant.storeId, event, reader: id, link, gate: gateId, now };
  const mayGoIn = code && (code.kind === 'typed' || isSigned);
  const kept = await commitAtOnce(scope, call, {
    facts: admission.readFacts(check, code, locale),
    writes: (asking) => (mayGoIn ? [admission.admit(check, code, asking)] : []),
  });
  if (!kept.ok) return kept;
  if (kept.value === undefined) return fail({ code: 'item_not_found' });
  const { at, event: found, isOwnEvent, ticket, gates, stands } = kept.value as DoorFacts;
  if (stands === 0) return fail({ code: 'login_required' });
  const gate = gates.find((one) => one.id === gateId) ?? null;
  if (gateId !== null && gate === null) return fail({ code: 'gate_not_found' });
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
    now: at,
  });
  const { tickets, admitted } = found;
  if (verdict !== 'admitted' || !row) {
    return ok({
      verdict,
      ...(await told(scope, reader, verdict, row)),
      gates: verdict === 'wrong_gate' && row ? gatesFor(gates, row.sku_id) : [],
      tickets,
      admitted,
    });
  }
  const after = {
    ...row,
    admitted_at: at,
    admitted_by: id,
    admitted_gate: gateId,
    gate_name: gate?.name ?? null,
  };
  return ok({
    verdict,
    attendant: seenBy(reader, toAttendant(after, new Map([[id, name]]), at)),
    other_event: null,
    gates: [],
    tickets,
    admitted: admitted + 1,
  });
}

/** What a text at the door names; undefined for one that is no code of a ticket. */
function readDoorCode(text: string): DoorCode | undefined {
  const signed = readSignedText(text);
  if (signed) return { kind: 'signed', signed };
  const code = readTypedCode(text);
  return code === undefined ? undefined : { kind: 'typed', code };
}

/** What the door is told of a ticket that does not go in. */
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

/** Takes an admission back within a short time; a ticket that is not admitted stays as it is. */
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
  const { admitted_at: at } = row;
  if (at !== null && !isWithin(UNDO_ADMISSION_MS, at, now)) return fail({ code: 'undo_too_late' });
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
