import type { z } from 'zod';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type * as passkeys from '../../../shared/contracts/passkeys.ts';
import type * as contract from '../../../shared/contracts/security.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { newAppSecret, setupOf, stepOf } from './app-code.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  deleteAuthenticator,
  findAuthenticator,
  findGuards,
  replaceRecoveryCodes,
} from './authenticator-statements.ts';
import { toPasskey, toSecurity } from './mapper.ts';
import { creationOptions, readNewPasskey, type Holder } from './passkey-protocol.ts';
import {
  deletePasskey,
  insertPasskey,
  listPasskeys,
  spendChallenge,
} from './passkey-statements.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';
import { seal, unseal } from './secret-box.ts';

type Done = Promise<Result<Change<Record<string, never>, 'directory'>, Failure>>;

/** Reads the factors that guard the caller's account. */
export async function readSecurity({ directory }: RequestScope, accountId: string) {
  const [passkeys, guards] = await Promise.all([
    directory.read(listPasskeys(accountId)),
    directory.first(findGuards(accountId)),
  ]);
  return toSecurity(passkeys, guards);
}

/**
 * Makes the browser's question for a new passkey. Its challenge is what `addPasskey` asks for: who
 * has it has shown everything that a new way in takes.
 */
export async function beginPasskey(
  scope: RequestScope,
  holder: Holder,
): Promise<
  Result<Change<z.input<typeof passkeys.newPasskeyOptions.answer>, 'directory'>, Failure>
> {
  const held = await scope.directory.read(listPasskeys(holder.accountId));
  return ok({ answer: { ...(await creationOptions(scope, holder, held)) }, statements: [] });
}

/** Adds a passkey that the account's browser has just made. */
export async function addPasskey(
  scope: RequestScope,
  accountId: string,
  { name, credential }: z.output<typeof passkeys.addPasskey.body>,
): Promise<Result<Change<z.input<typeof passkeys.addPasskey.answer>, 'directory'>, Failure>> {
  const made = await readNewPasskey(scope, accountId, credential);
  if (!made) return fail({ code: 'passkey_refused' });
  const row = {
    id: newId('passkey'),
    credential_id: made.credentialId,
    account_id: accountId,
    rp_id: scope.visitor.host,
    public_key: made.publicKey,
    counter: made.counter,
    transports: JSON.stringify(made.transports),
    name,
    created_at: scope.ports.clock.now(),
  };
  return ok({
    answer: toPasskey({ ...row, used_at: null }),
    statements: [spendChallenge(made.challenge, made.challengeEndsAt), ...insertPasskey(row)],
    refused: async (refusal) => {
      if (refusal.kind === 'assert') return { code: 'too_many_passkeys' };
      return { code: refusal.table === 'passkey' ? 'passkey_exists' : 'passkey_refused' };
    },
  });
}

/** Removes a passkey of the account. */
export async function removePasskey(
  { directory }: RequestScope,
  accountId: string,
  id: string,
): Done {
  const held = await directory.read(listPasskeys(accountId));
  if (!held.some((passkey) => passkey.id === id)) return fail({ code: 'not_found' });
  return ok({
    answer: {},
    statements: deletePasskey(accountId, id),
    refused: async () => ({ code: 'not_found' }),
  });
}

/**
 * Begins the set-up of an authenticator app, which shows its codes under the store's name. Its secret is given once, and cannot be read again.
 */
export async function beginApp(
  { env, ports }: RequestScope,
  { accountId, username }: { readonly accountId: string; readonly username: string },
  storeName: string,
): Promise<
  Result<Change<z.input<typeof contract.beginAuthenticator.answer>, 'directory'>, Failure>
> {
  const secret = newAppSecret();
  const sealed = await seal(env, accountId, secret);
  return ok({
    answer: setupOf(secret, storeName, username),
    statements: beginAuthenticator(accountId, sealed, ports.clock.now()),
    refused: async () => ({ code: 'authenticator_active' }),
  });
}

/** Confirms the app by a code that it shows; answers the first recovery codes. */
export async function confirmApp(
  { env, ports, directory }: RequestScope,
  accountId: string,
  code: string,
): Promise<
  Result<Change<z.input<typeof contract.confirmAuthenticator.answer>, 'directory'>, Failure>
> {
  const now = ports.clock.now();
  const row = await directory.first(findAuthenticator(accountId));
  if (!row) return fail({ code: 'authenticator_missing' });
  if (row.confirmed_at !== null) return fail({ code: 'authenticator_active' });
  const secret = await unseal(env, accountId, row.secret);
  if (secret === undefined) return fail({ code: 'authenticator_missing' });
  const step = stepOf(secret, code, now);
  if (step === null) return fail({ code: 'invalid_code', field: 'otp' });
  const codes = await makeRecoveryCodes(env, accountId);
  return ok({
    answer: { recovery_codes: codes.shown },
    statements: [
      ...confirmAuthenticator(accountId, { secret: row.secret, step, now }),
      ...codes.statements,
    ],
    refused: async () => ({ code: 'authenticator_missing' }),
  });
}

/** Removes the app and its recovery codes. */
export async function removeApp(accountId: string): Done {
  return ok({
    answer: {},
    statements: deleteAuthenticator(accountId),
    refused: async () => ({ code: 'authenticator_missing' }),
  });
}

/** Makes new recovery codes in place of the old ones. */
export async function renewRecoveryCodes(
  { env }: RequestScope,
  accountId: string,
): Promise<
  Result<Change<z.input<typeof contract.renewRecoveryCodes.answer>, 'directory'>, Failure>
> {
  const { shown, statements } = await makeRecoveryCodes(env, accountId);
  return ok({
    answer: { recovery_codes: shown },
    statements,
    refused: async () => ({ code: 'authenticator_missing' }),
  });
}

/** New recovery codes, and the statements that put them in place of the old ones. */
async function makeRecoveryCodes(env: RequestScope['env'], accountId: string) {
  const shown = newRecoveryCodes();
  const hashes = await Promise.all(shown.map((code) => recoveryHash(env, accountId, code)));
  return { shown, statements: replaceRecoveryCodes(accountId, hashes) };
}
