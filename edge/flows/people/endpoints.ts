import { readProofState } from '../../../shared/contracts/proof-state.ts';
import * as contract from '../../../shared/contracts/registration.ts';
import { signIn as signInContract } from '../../../shared/contracts/sign-in.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, answersForForms, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import { accountEndpoints } from '../../modules/accounts/index.ts';
import { activateLink, activatePin, readLink } from './activate.ts';
import { beginRegistration } from './begin-registration.ts';
import { mailStopCalls } from './mail-stops.ts';
import { proofState } from './proof-state.ts';
import { readAttribution } from './visit-attribution.ts';
import { resetPassword } from './reset-password.ts';
import { securityCalls } from './security.ts';
import { register } from './register-by-form.ts';
import { sendPin } from './send-pin.ts';
import { signIn } from './sign-in.ts';

/**
 * Every call of registering, signing in and proving. Their answers are never kept under an
 * idempotency key.
 */
export const peopleEndpoints: readonly PageEndpoint[] = [
  ...accountEndpoints,
  answers(contract.authorize, ({ scope, body }) => beginRegistration(scope, body)),
  answersForForms(contract.registerByForm, ({ scope, body }) => register(scope, body)),
  answers(contract.sendPin, ({ scope, body }) => sendPin(scope, body)),
  answers(contract.activatePin, ({ scope, body }) => activatePin(scope, body)),
  answers(contract.activateLink, ({ scope, body }) => activateLink(scope, body)),
  answers(readProofState, ({ scope, params }) => proofState(scope, params.code)),
  answers(contract.resetPassword, ({ scope, body }) => resetPassword(scope, body)),
  answers(signInContract, ({ scope, body }) => signIn(scope, body)),
  readsForPages(contract.readLink, async ({ scope, params }) =>
    ok(await readLink(scope, params.key)),
  ),
  readsForPages(contract.readVisitAttribution, ({ scope, request }) =>
    readAttribution(scope, request),
  ),
  ...securityCalls,
  ...mailStopCalls,
];
