import * as passkeys from '../../../shared/contracts/passkeys.ts';
import * as contract from '../../../shared/contracts/security.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import {
  addPasskey,
  beginApp,
  beginPasskey,
  confirmApp,
  removeApp,
  removePasskey,
  renewRecoveryCodes,
  securityEndpoints,
} from '../../modules/security/index.ts';
import { signInByPasskey } from './passkey-sign-in.ts';
import { proveSelf } from './prove-self.ts';
import { finishSecondStep } from './second-step.ts';
import { changeByFactor, changeByFactorIfAny } from './own-factor.ts';
import { changeAndTell } from './account-notice.ts';
import { letterhead } from '../letterhead.ts';

/**
 * Every call about the factors besides a password. The account's person is told of each factor that
 * is added or removed.
 */
export const securityCalls: readonly Endpoint[] = [
  ...securityEndpoints,
  answers(contract.proveSelf, ({ scope, body }) => proveSelf(scope, body.password)),

  changes(
    passkeys.newPasskeyOptions,
    async ({ scope, body }) => {
      const identity = await signedIn(scope);
      return changeByFactorIfAny(scope, identity.accountId, body.otp, () =>
        beginPasskey(scope, identity),
      );
    },
    'directory',
  ),
  changes(
    passkeys.addPasskey,
    ({ scope, body }) =>
      changeAndTell(scope, 'passkey_added', (accountId) => addPasskey(scope, accountId, body)),
    'directory',
  ),
  changes(
    passkeys.removePasskey,
    ({ scope, params, body }) =>
      changeAndTell(scope, 'passkey_removed', (accountId) =>
        changeByFactorIfAny(scope, accountId, body.otp, () =>
          removePasskey(scope, accountId, params.id),
        ),
      ),
    'directory',
  ),
  changes(
    contract.beginAuthenticator,
    async ({ scope }) => {
      const [identity, { storeName }] = await Promise.all([signedIn(scope), letterhead(scope)]);
      return beginApp(scope, identity, storeName);
    },
    'directory',
  ),
  changes(
    contract.confirmAuthenticator,
    ({ scope, body }) =>
      changeAndTell(scope, 'app_added', (accountId) => confirmApp(scope, accountId, body.otp)),
    'directory',
  ),
  changes(
    contract.removeAuthenticator,
    ({ scope, body }) =>
      changeAndTell(scope, 'app_removed', (accountId) =>
        changeByFactor(scope, accountId, body.otp, () => removeApp(accountId)),
      ),
    'directory',
  ),
  changes(
    contract.renewRecoveryCodes,
    ({ scope, body }) =>
      changeAndTell(scope, 'codes_renewed', (accountId) =>
        changeByFactor(scope, accountId, body.otp, () => renewRecoveryCodes(scope, accountId)),
      ),
    'directory',
  ),

  answers(passkeys.passkeySignIn, ({ scope, body }) => signInByPasskey(scope, body)),
  answers(contract.secondFactor, ({ scope, body }) => finishSecondStep(scope, body)),
];
