import type { CellScope, Ports } from '../../unit-of-work/scope.ts';
import { listOld, takeOut } from './rule-statements.ts';

/** Products that one tick of the cron takes out at most. */
const AT_ONCE = 500;

type Due = Pick<CellScope, 'cell'> & { readonly ports: Pick<Ports, 'clock'> };

/** Takes what is no longer new out of the catalogues that hold what is new. */
export async function takeOutOld({ cell, ports }: Due): Promise<void> {
  const old = await cell.read(listOld(ports.clock.now(), AT_ONCE));
  if (old.length > 0) await cell.write(takeOut(old));
}
