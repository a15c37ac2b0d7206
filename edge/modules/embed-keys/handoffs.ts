import type { z } from 'zod';
import type { getHandoff, makeHandoff } from '../../../shared/contracts/handoffs.ts';
import type { CartLineInput } from '../../../shared/contracts/fields.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { HANDOFF_MS } from '../../../shared/rules/handover.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { assertThat } from '../../db/sql.ts';
import type { Statement } from '../../db/cell-sql.ts';
import {
  endTrial,
  findHandoff,
  insertHandoff,
  isTakenBy,
  takeHandoff,
  type HandoffRow,
  type Taking,
} from './handoff-statements.ts';

/** Keeps the lines of a partner's page under a new code. */
export function keepHandoff(
  { tenant, ports }: RequestScope,
  lines: readonly CartLineInput[],
): Change<z.output<(typeof makeHandoff)['answer']>> {
  const now = ports.clock.now();
  const code = newId('handoff');
  const sent_lines = JSON.stringify(lines);
  return {
    answer: { code, until: new Date(now + HANDOFF_MS).toISOString() },
    statements: [insertHandoff(tenant.storeId, { code, sent_lines, made_at: now })],
  };
}

/** Says how far a code is; the page whose link names the lines made the code itself. */
export async function readHandoffState(
  { cell, tenant }: RequestScope,
  code: string,
): Promise<z.output<(typeof getHandoff)['answer']>> {
  const row = await cell.first(findHandoff(tenant.storeId, code));
  if (row && hasEnded(row)) return { state: 'bought' };
  return { state: row && row.taken_by !== null ? 'taken' : 'open' };
}

/** What a code is to one browser. */
export interface HandedOver {
  /** The lines that the store keeps; null where the link names them. */
  readonly lines: readonly CartLineInput[] | null;
  /** True where another browser has the code, its lines were bought, or its day is over. */
  readonly isUsed: boolean;
}

/**
 * Reads a code for a browser.
 * @param by hash of the browser's mark; undefined where it has none for this code
 */
export async function readHandedOver(
  { cell, tenant, ports }: RequestScope,
  code: string,
  by: string | undefined,
): Promise<HandedOver> {
  const row = await cell.first(findHandoff(tenant.storeId, code));
  return { lines: linesOf(row), isUsed: isUsed(row, by, ports.clock.now()) };
}

/** Whether a browser that comes with a code can no longer take it. */
function isUsed(row: HandoffRow | undefined, by: string | undefined, now: number): boolean {
  if (!row) return false;
  if (hasEnded(row)) return true;
  return (row.taken_by !== null && row.taken_by !== by) || row.made_at + HANDOFF_MS < now;
}

/** Whether the lines of a code were bought, or a trial with them has ended. */
function hasEnded({ state, tried_at }: HandoffRow): boolean {
  return state === 'placed' || tried_at !== null;
}

function linesOf(row: HandoffRow | undefined): readonly CartLineInput[] | null {
  const text = row?.sent_lines ?? null;
  return text === null ? null : (JSON.parse(text) as readonly CartLineInput[]);
}

/**
 * The statements by which a browser takes a code.
 * @param isAlone whether they fail where another browser has it
 */
export function takingOf(
  { tenant: { storeId }, ports }: RequestScope,
  taking: Taking,
  isAlone: boolean,
): Statement[] {
  const taken = takeHandoff(storeId, taking, ports.clock.now());
  return isAlone ? [taken, assertThat(isTakenBy(storeId, taking))] : [taken];
}

/** The statements by which a browser takes a code for a trial and ends it; they fail where another has it. */
export function tryingOf(scope: RequestScope, taking: Taking): Statement[] {
  const { tenant, ports } = scope;
  return [...takingOf(scope, taking, true), endTrial(tenant.storeId, taking, ports.clock.now())];
}
