export {
  counted,
  countTries,
  deleteAttemptsBefore,
  findTries,
  forgetTries,
  forgiveTries,
  pinJustSent,
  waitUntil,
  whyTooMany,
  type Counted,
} from './attempts.ts';
export { countByAddress, countTry } from './count-try.ts';
export { findOpeningClaim } from './claims.ts';
export {
  hiddenContact,
  newUsername,
  phoneCountryOf,
  readIdentifier,
  readNewPhone,
  type Phone,
} from './identifier.ts';
export {
  bindPass,
  confirmPass,
  deletePassesBefore,
  findBack,
  findHeld,
  findTarget,
  insertPass,
  PASS_KEPT_MS,
  PASS_LIFE_MS,
  usePass,
} from './pass-statements.ts';
export {
  claimTry,
  deleteProofsBefore,
  findProof,
  findProofByLink,
  insertProof,
  lastMessageOf,
  PIN_LOCK_MS,
  PIN_TRIES,
  PROOF_LIFE_MS,
  renewProof,
  SENDS_MAX,
  useProof,
  wrongPin,
  type ProofPurpose,
  type ProofRow,
  type Secrets,
} from './proofs.ts';
export { accountEndpoints } from './routes.ts';
export { deleteSessionsBefore, findSession, noteProof } from './sessions.ts';
export { findSignUpStore, type SignUpStoreRow } from './sign-up-statements.ts';
export {
  findAccount,
  findByIdentifier,
  findSigningIn,
  findReached,
  findRegistration,
  findResetAccount,
  findTaken,
  insertAccount,
  insertRegistration,
  insertReset,
  maySkipPin,
  replacePassword,
  updateRegistrationContact,
  type AccountRow,
  type Registration,
  type RegistrationRow,
} from './statements.ts';
