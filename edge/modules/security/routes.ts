import * as passkeys from '../../../shared/contracts/passkeys.ts';
import * as contract from '../../../shared/contracts/security.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { requestOptions } from './passkey-protocol.ts';
import { renamePasskey } from './passkey-statements.ts';
import { readSecurity } from './service.ts';

/**
 * The calls about the caller's own factors that send no message and ask for no code, and the
 * challenge of a sign-in by passkey.
 */
export const securityEndpoints: readonly Endpoint[] = [
  answers(contract.getSecurity, async ({ scope }) => {
    const { accountId } = await signedIn(scope);
    return ok(await readSecurity(scope, accountId));
  }),

  changes(
    passkeys.renamePasskey,
    async ({ scope, params, body }) => {
      const { accountId } = await signedIn(scope);
      return ok({
        answer: {},
        statements: renamePasskey(accountId, params.id, body.name),
        refused: async () => ({ code: 'not_found' }),
      });
    },
    'directory',
  ),

  answers(passkeys.passkeySignInOptions, async ({ scope }) =>
    ok({ ...(await requestOptions(scope)) }),
  ),
];
