import type { Failure } from '../../../shared/contracts/errors.ts';
import type { Identity, RequestScope } from '../../work/scope.ts';
import {
  counted,
  countTry,
  findByIdentifier,
  forgetTries,
  isTooMany,
} from '../../modules/accounts/index.ts';

/**
 * Asks who is signed in for their password again. Tries are counted before it is looked at, so that
 * whoever has only the session does not find it out.
 * @returns why it is not right; undefined when it is
 */
export async function refusePassword(
  { directory, env, ports }: Pick<RequestScope, 'directory' | 'env' | 'ports'>,
  identity: Pick<Identity, 'accountId' | 'username'>,
  password: string,
): Promise<Failure | undefined> {
  const tries = await counted(env, 'passwordOfAccount', identity.accountId);
  const [account, count] = await Promise.all([
    directory.first(findByIdentifier({ kind: 'username', value: identity.username })),
    directory.first(countTry(tries, ports.clock.now())),
  ]);
  if (isTooMany(tries, count)) return { code: 'too_many_requests' };
  if (!(await ports.passwords.verify(password, account?.password ?? null))) {
    return { code: 'wrong_credentials', field: 'password' };
  }
  await directory.write([forgetTries(tries)]);
  return undefined;
}
