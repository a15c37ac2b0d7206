import * as contract from '../../../shared/contracts/security.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { Statement } from '../../db/sql.ts';
import { answers, type Endpoint } from '../../http/endpoint.ts';
import type { RequestScope } from '../../http/context.ts';
import {
  deleteAuthenticator,
  makeRecoveryCodes,
  securityEndpoints,
} from '../../modules/security/index.ts';
import { refusePassword } from './own-password.ts';
import { signInByPasskey } from './passkey-sign-in.ts';
import { finishSecondStep } from './second-step.ts';

/** Every call about what proves a person besides a password. */
export const securityCalls: readonly Endpoint[] = [
  ...securityEndpoints,

  answers(contract.removeAuthenticator, ({ scope, body }) =>
    byPassword(scope, body.password, async (accountId) => ({
      answer: {},
      statements: deleteAuthenticator(accountId),
    })),
  ),

  answers(contract.renewRecoveryCodes, ({ scope, body }) =>
    byPassword(scope, body.password, async (accountId) => {
      const { shown, statements } = await makeRecoveryCodes(scope.env, accountId);
      return { answer: { recovery_codes: shown }, statements };
    }),
  ),

  answers(contract.passkeySignIn, ({ scope, body }) => signInByPasskey(scope, body)),
  answers(contract.secondFactor, ({ scope, body }) => finishSecondStep(scope, body)),
];

/** Writes what somebody may only change who says the password again. */
async function byPassword<Answer>(
  scope: RequestScope,
  password: string,
  work: (accountId: string) => Promise<{ answer: Answer; statements: readonly Statement[] }>,
): Promise<Result<Answer, Failure>> {
  const identity = await scope.visitor.identity();
  if (!identity) return fail({ code: 'login_required' });
  const refused = await refusePassword(scope, identity, password);
  if (refused) return fail(refused);
  const { answer, statements } = await work(identity.accountId);
  const written = await scope.directory.write(statements);
  return written.ok ? ok(answer) : fail({ code: 'authenticator_missing' });
}
