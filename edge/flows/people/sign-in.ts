import type { SignInAnswer } from '../../../shared/contracts/sign-in.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import {
  counted,
  countTries,
  findSigningIn,
  forgiveTries,
  isTooMany,
  phoneCountryOf,
  readIdentifier,
  type Counted,
} from '../../modules/accounts/index.ts';
import { assertOneFactor } from '../../modules/security/index.ts';
import { readStanding } from '../../session/index.ts';
import { beginSecondStep } from './second-step.ts';
import { signInAs } from './sign-in-as.ts';

interface Asked {
  readonly username: string;
  readonly password: string;
  readonly country?: string | undefined;
  readonly redirect_uri?: string | undefined;
}

/**
 * Signs in by password: one read, the hash, one write. Tries are counted before the password is
 * compared. Without an account a hash is computed too, so that neither answer nor time tells
 * whether it exists. Where an account has a second factor, the batch that would begin its session
 * aborts, and the sign-in is stored to wait for it.
 */
export async function signIn(
  scope: RequestScope,
  asked: Asked,
): Promise<Result<SignInAnswer, Failure>> {
  const { directory, env, visitor, ports, tenant } = scope;
  const now = ports.clock.now();
  const identifier = readIdentifier(asked.username, phoneCountryOf(asked.country, scope.locale));
  const address = await visitor.addressKey();
  const limits = await Promise.all([
    counted(env, 'signInAtAccountByAddress', `${identifier.value}\n${address}`),
    counted(env, 'signInAtAccount', identifier.value),
    counted(env, 'signInByAddress', address),
  ]);
  const [account, standing, counts] = await Promise.all([
    directory.first(findSigningIn(identifier)),
    readStanding(directory, identifier, tenant.storeId),
    directory.read(countTries(limits, now)),
  ]);
  const countOf = (limit: Counted) => counts.find(({ key }) => key === limit.key);
  if (limits.some((limit) => isTooMany(limit, countOf(limit)))) {
    return fail({ code: 'too_many_requests' });
  }
  const isRight = await ports.passwords.verify(asked.password, account?.password ?? null);
  if (!account || !standing || !isRight) return fail({ code: 'wrong_credentials' });

  const done = [forgiveTries(limits)];
  const alone = [assertOneFactor(account.id), ...done];
  const { id: accountId, epoch, password } = account;
  const verified = { accountId, epoch, password };
  const signed = await signInAs(
    scope,
    { verified, standing },
    'password',
    alone,
    asked.redirect_uri,
  );
  if (signed) return signed;
  const code = await beginSecondStep(scope, verified, 'password', done);
  return code ? ok({ state: 'second_factor', code }) : fail({ code: 'wrong_credentials' });
}
