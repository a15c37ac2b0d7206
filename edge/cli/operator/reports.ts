/** The operator's commands on conversations that were reported. */
import {
  closeReport,
  findReport,
  listOpenReports,
  type ReportRow,
} from '../../modules/talk/index.ts';
import type { ReportsCommand } from './arguments.ts';
import type { Cells } from './cells.ts';
import { print } from './print.ts';

/** Reports that a list shows. */
const SHOWN = 100;

/**
 * Runs one command, and prints its result.
 * @returns the exit code
 */
export async function runReports(
  command: ReportsCommand,
  cells: Cells,
  now: number,
): Promise<number> {
  const { action, id } = command;
  if (action === 'open') {
    const rows = await cells.run('directory', listOpenReports(SHOWN));
    const text = rows.map(
      (row) => `${row.id}  ${iso(row.created_at)}  ${row.peer_id}\n    ${row.reason}`,
    );
    const results = rows.map((row) => ({ ...row, created_at: iso(row.created_at) }));
    return print(command, { results }, text.join('\n') || 'No report is open.', 0);
  }
  const [report] = await cells.run('directory', findReport(id ?? ''));
  if (!report) return print(command, { id, state: 'unknown' }, `No report ${id}.`, 1);
  if (action === 'show') return print(command, describe(report), words(report), 0);
  await cells.run('directory', closeReport(report.id, now));
  const until = 'It is deleted 90 days after it was closed.';
  return print(command, { id, state: 'closed' }, `${id} is closed. ${until}`, 0);
}

interface Copied {
  readonly at: string;
  readonly party: string;
  readonly author: string;
  readonly name: string;
  /** Null where its writer had deleted it. */
  readonly text: string | null;
}

function describe({ messages, created_at: created, closed_at: closed, ...row }: ReportRow) {
  return {
    ...row,
    messages: JSON.parse(messages) as Copied[],
    created_at: iso(created),
    closed_at: closed === null ? null : iso(closed),
  };
}

function words(row: ReportRow): string {
  const { messages, ...facts } = describe(row);
  return [
    ...Object.entries(facts).map(([name, value]) => `${name.padEnd(16)} ${value ?? ''}`),
    ...messages.map(
      ({ at, party, author, name, text }) =>
        `${at}  ${name} (${[...new Set([party, author])].join(', ')})\n    ${text ?? '(deleted)'}`,
    ),
  ].join('\n');
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
