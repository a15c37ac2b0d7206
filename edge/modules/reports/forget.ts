import type { CellScope } from '../../unit-of-work/scope.ts';
import { deleteCartSteps } from './forget-statements.ts';

const DAY_MS = 86_400_000;
/** No cart of an order that still awaits its payment is older. */
const KEPT_DAYS = 90;

/** Deletes how far carts came, once nothing can move them on; what was counted of them stays. */
export async function forgetCartSteps({ cell, ports }: CellScope): Promise<void> {
  const before = Math.floor(ports.clock.now() / DAY_MS) - KEPT_DAYS;
  await cell.write([deleteCartSteps(before)]);
}
