import type { Failure } from '../../../shared/contracts/errors.ts';
import type { LimitName } from '../../../shared/contracts/limits.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { counted, countTries, whyTooMany } from './attempts.ts';

/**
 * Counts a try of one subject at one limit.
 * @returns the failure where the subject is over the limit, this try included; else undefined
 */
export async function countTry(
  { env, directory, ports }: RequestScope,
  limit: LimitName,
  subject: string,
): Promise<Failure | undefined> {
  const now = ports.clock.now();
  const tries = [await counted(env, limit, subject)];
  return whyTooMany(tries, await directory.read(countTries(tries, now)), now);
}

/** The same for the caller's network address. */
export async function countByAddress(
  scope: RequestScope,
  limit: LimitName,
): Promise<Failure | undefined> {
  return countTry(scope, limit, await scope.visitor.addressKey());
}
