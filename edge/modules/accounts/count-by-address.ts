import type { Failure } from '../../../shared/contracts/errors.ts';
import type { LimitName } from '../../../shared/contracts/limits.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { counted, countTries, whyTooMany } from './attempts.ts';

/**
 * Counts a try of the caller's network address at a limit.
 * @returns the failure where the address is over the limit, this try included; else undefined
 */
export async function countByAddress(
  { env, visitor, directory, ports }: RequestScope,
  limit: LimitName,
): Promise<Failure | undefined> {
  const now = ports.clock.now();
  const tries = [await counted(env, limit, await visitor.addressKey())];
  return whyTooMany(tries, await directory.read(countTries(tries, now)), now);
}
