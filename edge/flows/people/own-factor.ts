import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { Statement } from '../../db/directory-sql.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { countTries, forgetTries, whyTooMany } from '../../modules/accounts/index.ts';
import {
  assertOneFactor,
  findAuthenticator,
  guessesOf,
  recoveryHash,
  spendRecoveryCode,
  spendStep,
  stepOf,
  unseal,
} from '../../modules/security/index.ts';

/** True for a code of the app; any other is a recovery code. */
export const isAppCode = (otp: string): boolean => /^\d{6}$/.test(otp);

type Changed<Answer> = Promise<Result<Change<Answer, 'directory'>, Failure>>;

/**
 * The statements that use up a second factor, which abort where it was used; undefined for a code
 * that the app does not show.
 * @param secret the app's sealed secret; null where no app guards the account
 */
export async function spendFactor(
  { env }: Pick<RequestScope, 'env'>,
  { accountId, secret }: { readonly accountId: string; readonly secret: string | null },
  otp: string,
  now: number,
): Promise<Statement[] | undefined> {
  if (!isAppCode(otp)) {
    return spendRecoveryCode(accountId, await recoveryHash(env, accountId, otp), now);
  }
  const opened = secret === null ? undefined : await unseal(env, accountId, secret);
  const step = opened === undefined ? null : stepOf(opened, otp, now);
  return step === null ? undefined : spendStep(accountId, step);
}

/** A second factor that a caller has shown. */
interface ShownFactor {
  /** Use the factor up; they abort where it was used. */
  readonly statements: readonly Statement[];
  /** The reason why they aborted; undefined where it cannot have been they. */
  readonly refused: () => Promise<Failure | undefined>;
}

/**
 * Takes a code of the caller's app, or a recovery code. Guesses count together with those of
 * sign-ins, before the code is compared.
 */
async function takeFactor(
  scope: RequestScope,
  accountId: string,
  otp: string,
): Promise<Result<ShownFactor, Failure>> {
  const { directory, ports } = scope;
  const now = ports.clock.now();
  const app = await directory.first(findAuthenticator(accountId));
  if (app?.confirmed_at == null) return fail({ code: 'authenticator_missing' });
  const tries = [guessesOf(accountId)];
  const tooMany = whyTooMany(tries, await directory.read(countTries(tries, now)), now);
  if (tooMany) return fail({ ...tooMany, instead: 'contact' });
  const spent = await spendFactor(scope, { accountId, secret: app.secret }, otp, now);
  if (!spent) return fail({ code: 'invalid_code', field: 'otp' });
  return ok({
    statements: [...spent, ...tries.map(forgetTries)],
    refused: async () => {
      const isOn = await hasApp(scope, accountId);
      return isOn ? { code: 'invalid_code', field: 'otp' } : { code: 'authenticator_missing' };
    },
  });
}

/**
 * Takes a code where an app guards the account. Without an app nothing more is asked for, and the
 * batch aborts where one came meanwhile.
 * @param otp the code that the caller gave; it is ignored where no app is on
 */
export async function takeFactorIfAny(
  scope: RequestScope,
  accountId: string,
  otp: string | undefined,
): Promise<Result<ShownFactor, Failure>> {
  const asked = { code: 'second_factor_required', field: 'otp' } as const;
  if (await hasApp(scope, accountId)) {
    return otp === undefined ? fail(asked) : takeFactor(scope, accountId, otp);
  }
  return ok({
    statements: [assertOneFactor(accountId)],
    refused: async () => ((await hasApp(scope, accountId)) ? asked : undefined),
  });
}

async function hasApp(
  { directory }: Pick<RequestScope, 'directory'>,
  accountId: string,
): Promise<boolean> {
  const app = await directory.first(findAuthenticator(accountId));
  return app?.confirmed_at != null;
}

/**
 * A change to the app or its codes by a caller who has one of them: a session and a password alone
 * do not take a second factor away.
 */
export async function changeByFactor<Answer>(
  scope: RequestScope,
  accountId: string,
  otp: string,
  work: () => Changed<Answer>,
): Changed<Answer> {
  return withFactor(await takeFactor(scope, accountId, otp), work);
}

/**
 * A change that takes a way in away: by a code where an app guards the account. Without an app the
 * recent proof, which the call's contract asks for, is all that the account has to show.
 */
export async function changeByFactorIfAny<Answer>(
  scope: RequestScope,
  accountId: string,
  otp: string | undefined,
  work: () => Changed<Answer>,
): Changed<Answer> {
  return withFactor(await takeFactorIfAny(scope, accountId, otp), work);
}

async function withFactor<Answer>(
  factor: Result<ShownFactor, Failure>,
  work: () => Changed<Answer>,
): Changed<Answer> {
  if (!factor.ok) return factor;
  const change = await work();
  if (!change.ok) return change;
  const { statements, refused } = change.value;
  return ok({
    ...change.value,
    statements: [...factor.value.statements, ...statements],
    refused: async (refusal) =>
      (await factor.value.refused()) ??
      (await refused?.(refusal)) ?? { code: 'idempotency_in_progress' },
  });
}
