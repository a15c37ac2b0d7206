/** The operator's commands on messages. */
import {
  countDead,
  findLetter,
  listDead,
  REVIVED,
  reviveDead,
  type LetterRow,
} from '../../outbox/index.ts';
import { Refusal } from '../start/refusal.ts';
import type { MessagesCommand } from './arguments.ts';
import type { Cells } from './cells.ts';
import { print } from './print.ts';

/** Dead messages of each cell that a list shows. */
const SHOWN = 100;
const SOON = 'The cron tells the queue within five minutes.';

/**
 * Runs one command, and prints its result.
 * @returns the exit code
 */
export async function runMessages(
  command: MessagesCommand,
  cells: Cells,
  now: number,
): Promise<number> {
  const { cell } = command;
  if (cell !== undefined && !cells.names.includes(cell)) {
    throw new Refusal(`There is no cell ${cell}; there are ${cells.names.join(', ')}.`);
  }
  const names = cell === undefined ? cells.names : [cell];
  if (command.action === 'dead') return listAll(command, cells, names);
  if (command.id === undefined) return resendAll(command, cells, names, now);
  const found = await find(cells, names, command.id);
  if (!found) {
    return print(command, { id: command.id, state: 'unknown' }, `No message ${command.id}.`, 1);
  }
  return command.action === 'show'
    ? print(command, describe(found), lines(describe(found)), 0)
    : resendOne(command, cells, found, now);
}

async function listAll(
  command: MessagesCommand,
  cells: Cells,
  names: readonly string[],
): Promise<number> {
  const results = [];
  let total = 0;
  for (const cell of names) {
    total += (await cells.run(cell, countDead()))[0]?.count ?? 0;
    const rows = await cells.run(cell, listDead(SHOWN));
    results.push(
      ...rows.map(({ created_at: created, dead_at: died, ...row }) => ({
        cell,
        ...row,
        created_at: isoTime(created),
        dead_at: isoTime(died),
      })),
    );
  }
  const text = results
    .map(
      (row) =>
        `${row.id}  ${row.cell}  ${row.dead_at}  ${row.attempts} tries  ${row.topic}\n    ${row.last_error ?? ''}`,
    )
    .concat(total > results.length ? [`… and ${total - results.length} more.`] : [])
    .join('\n');
  return print(command, { results, total }, text || 'No message was given up.', 0);
}

async function resendAll(
  command: MessagesCommand,
  cells: Cells,
  names: readonly string[],
  now: number,
): Promise<number> {
  let resent = 0;
  let left = 0;
  for (const cell of names) {
    for (let revived = REVIVED; revived === REVIVED; resent += revived) {
      revived = (await cells.run(cell, reviveDead(now))).length;
    }
    left += (await cells.run(cell, countDead()))[0]?.count ?? 0;
  }
  const gone = left === 0 ? '' : ` ${left} stay: their words are gone.`;
  const soon = resent === 0 ? '' : ` ${SOON}`;
  return print(command, { resent, left }, `${resent} will be tried again.${soon}${gone}`, 0);
}

interface Found {
  readonly cell: string;
  readonly row: LetterRow;
}

async function find(
  cells: Cells,
  names: readonly string[],
  id: string,
): Promise<Found | undefined> {
  for (const cell of names) {
    const [row] = await cells.run(cell, findLetter(id));
    if (row) return { cell, row };
  }
  return undefined;
}

async function resendOne(
  command: MessagesCommand,
  cells: Cells,
  { cell, row }: Found,
  now: number,
): Promise<number> {
  const { id } = row;
  const revived = await cells.run(cell, reviveDead(now, id));
  if (revived.length > 0) {
    return print(command, { id, cell, state: 'waiting' }, `${id} will be tried again. ${SOON}`, 0);
  }
  const state = stateOf(row);
  if (state === 'dead') {
    const why = 'its words are not kept that long. Who needs it asks for a new one.';
    return print(command, { id, cell, state }, `${id} cannot be sent again: ${why}`, 1);
  }
  const text = state === 'sent' ? 'was sent already' : 'is waiting to be sent already';
  return print(command, { id, cell, state }, `${id} ${text}: nothing to do.`, 0);
}

function stateOf(row: LetterRow): 'sent' | 'dead' | 'waiting' {
  if (row.delivered_at !== null) return 'sent';
  return row.dead_at === null ? 'waiting' : 'dead';
}

/** All fields of a message except its text. */
function describe({ cell, row }: Found) {
  return {
    id: row.id,
    cell,
    state: stateOf(row),
    store: row.store_id,
    topic: row.topic,
    about: JSON.parse(row.payload) as unknown,
    words_kept: row.has_body === 1,
    attempts: row.attempts,
    last_error: row.last_error,
    provider_id: row.provider_id,
    created_at: isoTime(row.created_at),
    next_at: isoTime(row.next_at),
    expires_at: isoTime(row.expires_at),
    delivered_at: isoTime(row.delivered_at),
    dead_at: isoTime(row.dead_at),
  };
}

function lines(described: ReturnType<typeof describe>): string {
  return Object.entries(described)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name.padEnd(13)} ${plain(value)}`)
    .join('\n');
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isoTime(at: number): string;
function isoTime(at: number | null): string | null;
function isoTime(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
