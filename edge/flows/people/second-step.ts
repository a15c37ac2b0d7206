import type { SignInAnswer } from '../../../shared/contracts/sign-in.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, type Result } from '../../../shared/kernel/result.ts';
import type { Statement } from '../../db/directory-sql.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import {
  claimGuess,
  findPending,
  finishPending,
  guessesOf,
  insertPendingSignIn,
  type FirstFactor,
} from '../../modules/security/index.ts';
import { findTries, whyTooMany } from '../../modules/accounts/index.ts';
import type { Verified } from '../../session/index.ts';
import { signInAs } from './sign-in-as.ts';
import { isAppCode, spendFactor } from './own-factor.ts';
import { noticeOf, type Notice } from './account-notice.ts';

interface Guess {
  /** The code of the waiting sign-in. */
  readonly code: string;
  /** Six digits of the app, or a recovery code. */
  readonly otp: string;
  readonly redirect_uri?: string | undefined;
}

/**
 * Stores a sign-in that waits for its second factor; its code is asked for with that factor.
 * @param statements the changes of the first factor
 * @returns undefined where a condition among them did not hold, or the account needs no second
 *   factor
 */
export async function beginSecondStep(
  { directory, visitor, ports }: RequestScope,
  verified: Verified,
  method: FirstFactor,
  statements: readonly Statement[],
): Promise<string | undefined> {
  const { host } = visitor;
  const pending = insertPendingSignIn({ verified, host, method }, ports.clock.now());
  const written = await directory.write([...statements, ...pending.statements]);
  return written.ok ? pending.id : undefined;
}

type SignedIn = Extract<SignInAnswer, { state: 'signed_in' }>;

const nothing = () => Promise.resolve();

/**
 * Finishes a sign-in by its second factor. The database takes a guess before it is compared. The
 * factor is used up in the batch that begins the session, so that of any number of simultaneous
 * uses one succeeds.
 */
export async function finishSecondStep(
  scope: RequestScope,
  { code, otp, redirect_uri: next }: Guess,
): Promise<Result<SignedIn, Failure>> {
  const { directory, visitor, ports } = scope;
  const now = ports.clock.now();
  const [count, take] = claimGuess(code, visitor.host, now);
  const [, pending, waiting] = await Promise.all([
    directory.read(count),
    directory.first(take),
    directory.first(findPending(code, visitor.host, now)),
  ]);
  if (!pending) {
    const guesses = waiting?.isSpent === 0 ? [guessesOf(waiting.account_id)] : [];
    const tooMany = whyTooMany(guesses, await directory.read(findTries(guesses)), now);
    return fail(tooMany ? { ...tooMany, instead: 'passkey' } : { code: 'sign_in_expired' });
  }

  const use = await spendingOf(scope, pending, otp, now);
  if (!use) return fail({ code: 'invalid_code', field: 'otp' });
  const done = [...finishPending(code, visitor.host, now), ...use.statements];
  const verified = { accountId: pending.account_id, epoch: pending.epoch };
  const signed = await signInAs(scope, { verified }, pending.method, done, next);
  if (!signed) return fail({ code: 'invalid_code', field: 'otp' });
  scope.later(use.announce());
  return signed;
}

/**
 * The statements that use up the typed factor; undefined for a wrong code of the app. A used
 * recovery code is told to the account's person by a notice, since another person may have used it.
 */
async function spendingOf(
  scope: RequestScope,
  pending: { readonly account_id: string; readonly secret: string | null },
  otp: string,
  now: number,
): Promise<Notice | undefined> {
  const { account_id: accountId, secret } = pending;
  const isRecovery = !isAppCode(otp);
  const [spent, notice] = await Promise.all([
    spendFactor(scope, { accountId, secret }, otp, now),
    isRecovery ? noticeOf(scope, accountId, 'code_used') : { statements: [], announce: nothing },
  ]);
  return spent && { ...notice, statements: [...spent, ...notice.statements] };
}
