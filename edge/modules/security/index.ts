export { stepOf } from './app-code.ts';
export {
  assertOneFactor,
  findAuthenticator,
  spendRecoveryCode,
  spendStep,
} from './authenticator-statements.ts';
export { readUsedPasskey } from './passkey-protocol.ts';
export { findPasskey, spendChallenge, noteUse } from './passkey-statements.ts';
export {
  claimGuess,
  deleteCeremoniesBefore,
  findPending,
  finishPending,
  guessesOf,
  insertPendingSignIn,
  type FirstFactor,
} from './pending-statements.ts';
export { recoveryHash } from './recovery-codes.ts';
export { securityEndpoints } from './routes.ts';
export { unseal } from './secret-box.ts';
export {
  addPasskey,
  beginApp,
  beginPasskey,
  confirmApp,
  removeApp,
  removePasskey,
  renewRecoveryCodes,
} from './service.ts';
