import type { PaymentCode } from '../../../../shared/rules/payment-codes.ts';
import type { ReportLine } from '../../../../shared/rules/settlements.ts';
import type { Cell } from '../../../db/database.ts';
import { readReference } from '../../../modules/payments/index.ts';
import { sources } from '../../../modules/settlements/index.ts';

/** The lines of a report that are of one network. */
export interface Share {
  readonly cell: Cell;
  readonly network: string;
  readonly lines: ReportLine[];
}

/**
 * Divides a report of the platform's account among the networks whose payments its lines name. Lines that
 * name none are the keeper's, so that nothing of a report is lost.
 */
export async function shareReport(
  cells: readonly Cell[],
  keeper: Omit<Share, 'lines'>,
  provider: PaymentCode,
  lines: readonly ReportLine[],
): Promise<Share[]> {
  const names = [...new Set(lines.map(({ reference }) => reference).filter((name) => name !== ''))];
  const found = new Map<string, Omit<Share, 'lines'>>();
  for (const cell of cells) {
    const own = names.filter((name) => readReference(name)?.cell === cell.name);
    const charges = names.filter((name) => readReference(name) === undefined);
    const ids = own.flatMap((name) => readReference(name)?.payment ?? []);
    const rows = await cell.read(sources.listNetworksOf(provider, { ids, charges }));
    for (const { id, charge_id: charge, network } of rows) {
      if (charge !== null) found.set(charge, { cell, network });
      for (const name of own.filter((one) => readReference(one)?.payment === id)) {
        found.set(name, { cell, network });
      }
    }
  }
  const shares = new Map<string, Share>();
  for (const line of lines) {
    const { cell, network } = found.get(line.reference) ?? keeper;
    const key = `${cell.name} ${network}`;
    const share = shares.get(key) ?? { cell, network, lines: [] };
    share.lines.push(line);
    shares.set(key, share);
  }
  return [...shares.values()];
}
