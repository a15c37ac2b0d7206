import type { Activation } from '../../../shared/contracts/registration.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, type Result } from '../../../shared/kernel/result.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import {
  claimTry,
  findProof,
  findProofByLink,
  findRegistration,
  wrongPin,
  type ProofRow,
  type RegistrationRow,
} from '../../modules/accounts/index.ts';
import { sameHash, tokenHash } from '../../session/index.ts';
import { finishRegistration, finishReset, PASSWORD_MISSING } from './finish-proof.ts';
import { hourIsOver, pinHash, pinHours, pinLock } from './issue-pin.ts';

interface ByPin {
  readonly code: string;
  readonly pin?: string | undefined;
  /** The new password, where one is reset. */
  readonly password?: string | undefined;
}

/**
 * Proves a registration or a reset by its PIN, and signs in. The database takes a try before the
 * PIN is compared, so that of any number of simultaneous guesses five are compared.
 */
export async function activatePin(
  scope: RequestScope,
  { code, pin, password }: ByPin,
): Promise<Result<Activation, Failure>> {
  const { directory, env, ports, tenant } = scope;
  const now = ports.clock.now();
  const [before, registration] = await Promise.all([
    directory.first(findProof(code)),
    directory.first(findRegistration(code, tenant.storeId)),
  ]);
  const refusal = refusalOf(before, now);
  if (!before || refusal) return fail(refusal ?? { code: 'user_does_not_exist' });
  if (before.purpose === 'registration' && !registration) {
    return fail({ code: 'user_does_not_exist' });
  }
  if (pin === undefined) {
    return registration?.can_skip_pin === 1
      ? finishRegistration(scope, before, 'skipped')
      : fail({ code: 'invalid_pin', field: 'pin' });
  }
  // A missing password fails before a try is spent.
  if (password === undefined && needsPassword(before, registration)) return fail(PASSWORD_MISSING);

  const [countHour, take] = claimTry(code, await pinHours(env, before), now);
  const [, [claimed], hash] = await Promise.all([
    directory.read(countHour),
    directory.read(take),
    pinHash(env, code, pin),
  ]);
  if (!claimed) return fail(await unclaimed(scope, code, now));
  if (!sameHash(claimed.pin_hash ?? '', hash)) {
    return fail(pinLock(claimed, now) ?? wrongPin(claimed));
  }
  return finish(scope, claimed, 'pin', password);
}

/** Proves a registration or a reset by the link of a mail, which can be used once. */
export async function activateLink(
  scope: RequestScope,
  { key, password }: { readonly key: string; readonly password?: string | undefined },
): Promise<Result<Activation, Failure>> {
  const now = scope.ports.clock.now();
  const proof = await scope.directory.first(findProofByLink(await tokenHash(key)));
  if (!proof || proof.used_at !== null || (proof.link_expires_at ?? 0) <= now) {
    return fail({ code: 'invalid_link' });
  }
  const { storeId } = scope.tenant;
  const registration = await scope.directory.first(findRegistration(proof.id, storeId));
  if (password === undefined && needsPassword(proof, registration)) return fail(PASSWORD_MISSING);
  const finished = await finish(scope, proof, 'link', password);
  // The link was used in the meantime, or belongs to another store.
  return finished.ok || finished.error.code === 'existing_user'
    ? finished
    : fail({ code: 'invalid_link' });
}

/**
 * The purpose of a link, for its page: a reset and a new account ask for a password, another
 * registration for nothing. Null when the link is over.
 */
export async function readLink(
  scope: RequestScope,
  key: string,
): Promise<'registration' | 'new' | 'reset' | null> {
  const { directory, tenant } = scope;
  const proof = await directory.first(findProofByLink(await tokenHash(key)));
  const now = scope.ports.clock.now();
  if (!proof || proof.used_at !== null || (proof.link_expires_at ?? 0) <= now) return null;
  if (proof.purpose !== 'registration') return proof.purpose === 'reset' ? 'reset' : null;
  const row = await directory.first(findRegistration(proof.id, tenant.storeId));
  return needsPassword(proof, row) ? 'new' : 'registration';
}

function finish(
  scope: RequestScope,
  proof: ProofRow,
  by: 'pin' | 'link',
  password: string | undefined,
): Promise<Result<Activation, Failure>> {
  return proof.purpose === 'reset'
    ? finishReset(scope, proof, by, password ?? '')
    : finishRegistration(scope, proof, by, password);
}

/** True where the password is chosen with the proof. */
function needsPassword(
  { purpose }: Pick<ProofRow, 'purpose'>,
  registration: Pick<RegistrationRow, 'has_password'> | undefined,
): boolean {
  return purpose === 'reset' || registration?.has_password === 0;
}

function refusalOf(proof: ProofRow | undefined, now: number): Failure | undefined {
  if (!proof || proof.expires_at <= now || proof.purpose === 'contact') {
    return { code: 'user_does_not_exist' };
  }
  if (proof.used_at !== null) return { code: 'user_already_active' };
  return pinLock(proof, now);
}

/**
 * Why no try was left: the proof was used or locked just now, the hour's tries are used up, or the
 * PIN is over.
 */
async function unclaimed(scope: RequestScope, code: string, now: number): Promise<Failure> {
  const proof = await scope.directory.first(findProof(code));
  const refusal = refusalOf(proof, now);
  if (refusal) return refusal;
  const isLive = proof?.pin_hash != null && (proof.pin_expires_at ?? 0) > now;
  return isLive ? hourIsOver(scope, proof, now) : { code: 'invalid_pin', field: 'pin' };
}
