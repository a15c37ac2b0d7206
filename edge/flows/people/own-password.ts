import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { Identity, RequestScope } from '../../unit-of-work/scope.ts';
import {
  counted,
  countTries,
  findAccount,
  forgetTries,
  whyTooMany,
} from '../../modules/accounts/index.ts';
import type { Verified } from '../../session/index.ts';

/**
 * Asks a signed-in caller for their password again. Tries are counted before the password is
 * compared, so that a caller with only a stolen session cannot guess it.
 * @returns the proof of the password; the batch that relies on it asserts it with `assertVerified`
 */
export async function verifyPassword(
  { directory, env, ports }: Pick<RequestScope, 'directory' | 'env' | 'ports'>,
  { accountId }: Pick<Identity, 'accountId'>,
  password: string,
): Promise<Result<Verified, Failure>> {
  const tries = await counted(env, 'passwordOfAccount', accountId);
  const now = ports.clock.now();
  const [account, counts] = await Promise.all([
    directory.first(findAccount(accountId)),
    directory.read(countTries([tries], now)),
  ]);
  const tooMany = whyTooMany([tries], counts, now);
  if (tooMany) return fail({ ...tooMany, instead: 'reset' });
  const isRight = await ports.passwords.verify(password, account?.password ?? null);
  if (!account || !isRight) return fail({ code: 'wrong_credentials', field: 'password' });
  await directory.write([forgetTries(tries)]);
  return ok({ accountId, epoch: account.epoch, password: account.password });
}
