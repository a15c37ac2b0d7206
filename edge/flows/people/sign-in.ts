import type { SignInAnswer } from '../../../shared/contracts/sign-in.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { LimitName } from '../../../shared/contracts/limits.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import {
  counted,
  countTries,
  findSigningIn,
  forgiveTries,
  phoneCountryOf,
  readIdentifier,
  whyTooMany,
} from '../../modules/accounts/index.ts';
import { assertOneFactor } from '../../modules/security/index.ts';
import { readStanding, sameHash } from '../../session/index.ts';
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
  const device = `${identifier.value}\n${visitor.mark}`;
  const limits = await Promise.all([
    counted(env, 'signInAtAccountByAddress', `${identifier.value}\n${address}`),
    counted(env, 'signInAtAccount', identifier.value),
    counted(env, 'signInByAddress', address),
    ...(visitor.mark === undefined ? [] : [counted(env, 'signInByDevice', device)]),
  ]);
  const [account, standing, counts] = await Promise.all([
    directory.first(findSigningIn(identifier)),
    readStanding(directory, identifier, tenant.storeId),
    directory.read(countTries(limits, now)),
  ]);
  const whyOver = (names: readonly LimitName[]): Failure | undefined =>
    whyTooMany(
      limits.filter(({ limit }) => names.includes(limit)),
      counts,
      now,
    );
  const isKnown =
    visitor.mark !== undefined &&
    account !== undefined &&
    sameHash(visitor.mark, await visitor.markOf(account.id));
  const over = whyOver(
    isKnown ? ['signInByDevice'] : ['signInAtAccountByAddress', 'signInByAddress'],
  );
  if (over) return fail(over);
  // Wrong passwords from many addresses lock the account for strangers: not for its own devices, and
  // not for a person who has a second factor.
  const locked = isKnown ? undefined : whyOver(['signInAtAccount']);
  const refusal: Failure = locked ?? { code: 'wrong_credentials' };
  const isRight = await ports.passwords.verify(asked.password, account?.password ?? null);
  if (!account || !standing || !isRight) return fail(refusal);

  const done = [forgiveTries(limits)];
  const alone = [assertOneFactor(account.id), ...done];
  const { id: accountId, epoch, password } = account;
  const verified = { accountId, epoch, password };
  const signed = locked
    ? undefined
    : await signInAs(scope, { verified, standing }, 'password', alone, asked.redirect_uri);
  if (signed) return signed;
  const code = await beginSecondStep(scope, verified, 'password', done);
  return code ? ok({ state: 'second_factor', code }) : fail(refusal);
}
