import type { Activation, ActivationAction } from '../../../shared/contracts/registration.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newsWords, type News } from '../../../shared/i18n/news.ts';
import { localeTag } from '../../../shared/kernel/locale.ts';
import { POST_SIGNUP_WAIT_MS } from '../../../shared/kernel/constants/timers.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import {
  findRegistration,
  findResetAccount,
  insertAccount,
  maySkipPin,
  replacePassword,
  useProof,
  type ProofRow,
} from '../../modules/accounts/index.ts';
import { assertOneFactor } from '../../modules/security/index.ts';
import {
  assertVerified,
  personOf,
  readStanding,
  recheckLines,
  startSession,
} from '../../session/index.ts';
import { noticeOf } from './account-notice.ts';
import { bringOrder } from './order-to-account.ts';

/** A password has to be chosen with the proof. */
export const PASSWORD_MISSING: Failure = { code: 'invalid_request', field: 'password' };

/** The page after a proof that names no other. */
const HOME = '/';

/**
 * Makes the account of a registration, ends its proof and signs in: one batch, or nothing. Where
 * another account has claimed the contact meanwhile, a skipped PIN is asked for after all.
 * @param by `skipped` where the registration's own record asks for no PIN
 * @param chosen the password, where the registration has none yet: one that an order has begun
 */
export async function finishRegistration(
  scope: RequestScope,
  proof: ProofRow,
  by: 'pin' | 'link' | 'skipped',
  chosen?: string,
): Promise<Result<Activation, Failure>> {
  const { directory, ports, tenant } = scope;
  const now = ports.clock.now();
  const row = await directory.first(findRegistration(proof.id, tenant.storeId));
  if (!row) return fail({ code: 'user_does_not_exist' });
  const needed = row.has_password === 0;
  if (needed && chosen === undefined) return fail(PASSWORD_MISSING);
  const password = needed && chosen !== undefined ? await ports.passwords.hash(chosen) : null;
  const bringing = bringOrder(scope, proof, row);
  // An account begins with its first epoch, in the batch that begins the session.
  const verified = { accountId: row.account_id, epoch: 0 };
  const session = await startSession(scope, verified, by === 'link' ? 'link' : 'pin');
  const written = await directory.write([
    ...useProof(proof, now),
    ...(by === 'skipped' ? [maySkipPin(row.id)] : []),
    ...insertAccount(row, { proved: by !== 'skipped', password, now }),
    ...bringing.statements,
    ...session.statements,
  ]);
  if (!written.ok) {
    if (written.refusal.kind !== 'unique') return fail({ code: 'user_already_active' });
    const isClaimed = written.refusal.table === 'contact_claim';
    return fail(isClaimed ? { code: 'invalid_pin', field: 'pin' } : { code: 'existing_user' });
  }
  session.keep();
  scope.later(bringing.announce());
  return ok({ actions: await actionsOf(scope, row.account_id, proof, 'activated') });
}

/**
 * Sets a new password, ends every session of the account, and signs in on this host. A PIN or a
 * link is one factor: a person with a second factor is sent to the sign-in by both.
 */
export async function finishReset(
  scope: RequestScope,
  proof: ProofRow,
  by: 'pin' | 'link',
  password: string,
): Promise<Result<Activation, Failure>> {
  const { directory, ports } = scope;
  const account = await directory.first(findResetAccount(proof.id));
  if (!account) return fail({ code: 'user_does_not_exist' });
  const [hash, notice] = await Promise.all([
    ports.passwords.hash(password),
    noticeOf(scope, account.id, 'password_changed'),
  ]);
  const before = { accountId: account.id, epoch: account.epoch };
  const after = { accountId: account.id, epoch: account.epoch + 1, password: hash };
  const session = await startSession(scope, after, by);
  const now = ports.clock.now();
  const changed = [
    assertVerified(before),
    ...useProof(proof, now),
    ...replacePassword(account.id, hash, now),
    ...notice.statements,
  ];
  const written = await directory.write([
    assertOneFactor(account.id),
    ...changed,
    ...session.statements,
  ]);
  if (!written.ok) {
    const guarded = await directory.write(changed);
    if (!guarded.ok) return fail({ code: 'user_already_active' });
    scope.later(recheckLines(scope.env, account.id));
    scope.later(notice.announce());
    return ok(signInAgain(scope, proof));
  }
  scope.later(recheckLines(scope.env, account.id));
  scope.later(notice.announce());
  session.keep();
  return ok({ actions: await actionsOf(scope, account.id, proof, 'passwordChanged') });
}

/**
 * The actions of the page after a proof: it shows the person, names the act and goes on. The
 * page of a plan comes after a wait.
 */
async function actionsOf(
  scope: RequestScope,
  accountId: string,
  proof: ProofRow,
  done: News,
): Promise<ActivationAction[]> {
  const { directory, tenant } = scope;
  const standing = await readStanding(directory, accountId, tenant.storeId);
  if (!standing) throw new Error('an account that was just written is not there');
  scope.visitor.adopt(standing);
  scope.visitor.tell(done);
  const person = personOf(standing);
  const origin = originOf(proof);
  const next = nextOf(scope, proof);
  return [
    { action: 'set-auth', person, redirect_to: next },
    {
      action: 'notification',
      level: 'success',
      ...newsWords(done, tagOf(scope), person.full_name),
    },
    ...(origin.package_code === undefined
      ? []
      : [{ action: 'plan' as const, response_url: next, wait_ms: POST_SIGNUP_WAIT_MS }]),
  ];
}

/** Sends the person to the sign-in, with the new password. */
function signInAgain(scope: RequestScope, proof: ProofRow): Activation {
  const done = 'signInAgain';
  scope.visitor.tell(done);
  const next = encodeURIComponent(nextOf(scope, proof));
  return {
    actions: [
      { action: 'sign-in', redirect_to: `${scope.tenant.base}/login?next=${next}` },
      {
        action: 'notification',
        level: 'success',
        ...newsWords(done, tagOf(scope), ''),
      },
    ],
  };
}

/** The language of a notice: a page of the store names its own with the call. */
function tagOf({ locale, region }: RequestScope): string {
  return localeTag(locale, '', region);
}

/** The origin that a proof was begun with. */
function originOf(proof: ProofRow): { redirect_uri?: string; package_code?: string } {
  return JSON.parse(proof.origin) as { redirect_uri?: string; package_code?: string };
}

/** The page after a proof: the one that it was begun for, else the store's front. */
export function nextOf({ tenant }: Pick<RequestScope, 'tenant'>, proof: ProofRow): string {
  return originOf(proof).redirect_uri ?? tenant.base + HOME;
}
