import type { WizardSteps } from '../../../shared/contracts/affiliate.ts';
import { openCell } from '../../db/cells.ts';
import { opening, type OwnStoreRow } from '../../modules/store/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** What the owner has done of the wizard's steps: read of the store, so that no step is kept twice. */
export async function stepsOf(
  { env }: Pick<RequestScope, 'env'>,
  { id, cell }: Pick<OwnStoreRow, 'id' | 'cell'>,
): Promise<WizardSteps> {
  const found = await openCell(env, cell)?.first(opening.findSteps(id));
  return {
    looks: found?.looks === 1,
    catalogue: found?.catalogue === 1,
    item: found?.item === 1,
    others: found?.others === 1,
    payments: found?.payments === 1,
  };
}
