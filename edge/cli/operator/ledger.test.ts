import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rowsOf, seededDemo, type DemoDatabase } from '../../../tests/support/demo-database.ts';
import type { AnyStatement } from '../../db/sql.ts';
import { parseCommand } from './arguments.ts';
import type { Cells } from './cells.ts';
import { runLedger } from './ledger.ts';

const NOW = Date.UTC(2026, 10, 22, 12);

let demo: DemoDatabase;
let cells: Cells;
let store = '';
beforeAll(async () => {
  demo = await seededDemo(NOW);
  const databases: Record<string, DatabaseSync> = { a: demo.a, b: demo.b };
  cells = {
    names: [...Object.keys(databases), 'directory'],
    run: <Row>(cell: string, { text, params }: AnyStatement<Row>) =>
      Promise.resolve((databases[cell]?.prepare(text).all(...params) ?? []) as Row[]),
    close: async () => undefined,
  };
  store = rowsOf<{ id: string }>(demo.a, 'SELECT id FROM store LIMIT 1')[0]?.id ?? '';
});

const printed: string[] = [];
beforeEach(() => {
  for (const name of ['log', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((line: string) => void printed.push(line));
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  printed.length = 0;
});

async function ledger(line: string): Promise<{ code: number; text: string }> {
  const command = parseCommand(['ledger', ...line.split(' ')]);
  if (command.kind !== 'ledger') throw new Error(JSON.stringify(command));
  const code = await runLedger(command, cells, NOW);
  return { code, text: printed.splice(0).join('\n') };
}

test('books without a difference are said to be right, and one that was altered is named', async () => {
  expect(await ledger('audit')).toEqual({ code: 0, text: '0 networks: no difference.' });
  demo.a
    .prepare(
      `INSERT INTO ledger_posting (cause, line, network_id, currency, debit, credit, amount, posted_at)
        VALUES ('moved:1', 1, ?, 'MXN', 'bank', 'clearing:str_card', 500, ?)`,
    )
    .run(store, NOW);
  expect(await ledger('audit --cell a')).toEqual({ code: 0, text: '1 networks: no difference.' });
  demo.a.exec(`UPDATE ledger_account SET debits = 700 WHERE name = 'bank'`);
  expect(await ledger('audit')).toEqual({
    code: 1,
    text: `a  ${store}  balances: bank MXN is -700, and should be -500`,
  });
  const json = await ledger('audit --all --json');
  expect([json.code, JSON.parse(json.text)]).toEqual([
    1,
    {
      results: [
        {
          cell: 'a',
          network: store,
          differences: [{ of: 'balances', subject: 'bank MXN', kept: -700, proved: -500 }],
        },
      ],
    },
  ]);
});

test('an unknown cell is refused by name', async () => {
  await expect(ledger('audit --cell z')).rejects.toThrow('There is no cell z; there are a, b.');
});
