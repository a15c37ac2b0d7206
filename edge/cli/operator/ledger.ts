/** The operator's command on the books: compares each network's ledger with the rows that prove it. */
import type { Statement } from '../../db/cell-sql.ts';
import { audit, listNetworks, type Audit } from '../../modules/ledger/index.ts';
import { Refusal } from '../start/refusal.ts';
import type { LedgerCommand } from './arguments.ts';
import type { Cells } from './cells.ts';
import { print } from './print.ts';

/**
 * Audits every network of the cells; changes nothing and seals nothing.
 * @returns the exit code: 1 where a difference was found
 */
export async function runLedger(
  command: LedgerCommand,
  cells: Cells,
  now: number,
): Promise<number> {
  const extent = command.all ? 'whole' : 'unsealed';
  const audits: (Audit & { readonly cell: string })[] = [];
  for (const cell of namesOf(command, cells)) {
    const books = {
      read: <Row>(statement: Statement<Row>) => cells.run<Row, string>(cell, statement),
    };
    for (const { id } of await books.read(listNetworks())) {
      audits.push({ cell, ...(await audit(books, id, { extent, now })) });
    }
  }
  const results = audits.map(({ cell, network, differences }) => ({ cell, network, differences }));
  const found = results.flatMap(({ cell, network, differences }) =>
    differences.map(
      ({ of, subject, kept, proved }) =>
        `${cell}  ${network}  ${of}: ${subject} is ${kept}, and should be ${proved}`,
    ),
  );
  const text = found.length > 0 ? found.join('\n') : `${results.length} networks: no difference.`;
  return print(command, { results }, text, found.length > 0 ? 1 : 0);
}

function namesOf({ cell }: LedgerCommand, { names }: Cells): readonly string[] {
  const known = names.filter((name) => name !== 'directory');
  if (cell === undefined) return known;
  if (!known.includes(cell)) {
    throw new Refusal(`There is no cell ${cell}; there are ${known.join(', ')}.`);
  }
  return [cell];
}
