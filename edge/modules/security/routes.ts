import * as passkeys from '../../../shared/contracts/passkeys.ts';
import * as contract from '../../../shared/contracts/security.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { Identity, RequestScope } from '../../unit-of-work/scope.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { creationOptions, requestOptions } from './passkey-protocol.ts';
import { listPasskeys, renamePasskey } from './passkey-statements.ts';
import { readSecurity } from './service.ts';

/**
 * The calls about the caller's own factors that send no message, and the challenge of a sign-in by
 * passkey.
 */
export const securityEndpoints: readonly Endpoint[] = [
  answers(contract.getSecurity, ({ scope }) =>
    asSelf(scope, async ({ accountId }) => ok(await readSecurity(scope, accountId))),
  ),

  answers(passkeys.newPasskeyOptions, ({ scope }) =>
    asSelf(scope, async (identity) => {
      const held = await scope.directory.read(listPasskeys(identity.accountId));
      return ok({ ...(await creationOptions(scope, identity, held)) });
    }),
  ),

  changes(
    passkeys.renamePasskey,
    ({ scope, params, body }) =>
      asSelf(scope, async ({ accountId }) =>
        ok({
          answer: {},
          statements: renamePasskey(accountId, params.id, body.name),
          refused: async () => ({ code: 'not_found' }),
        }),
      ),
    'directory',
  ),

  answers(passkeys.passkeySignInOptions, async ({ scope }) =>
    ok({ ...(await requestOptions(scope)) }),
  ),
];

/** Runs work that only a signed-in caller may do, with the caller's account. */
async function asSelf<T>(
  { visitor }: RequestScope,
  work: (identity: Identity) => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> {
  const identity = await visitor.identity();
  return identity ? work(identity) : fail({ code: 'login_required' });
}
