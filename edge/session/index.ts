export { assertSession, assertVerified, beginEpoch, type Verified } from './epoch.ts';
export { hostCookie } from './host-cookie.ts';
export { readStanding, signsInBy } from './identity.ts';
export { sessionEnd } from './lifetime.ts';
export { scryptPasswords } from './password.ts';
export { personOf } from './person.ts';
export { signedInNow, startSession, type Started } from './start.ts';
export { keyedHash, newPin, newToken, sameHash, tokenHash } from './secrets.ts';
export { openVisitor } from './visitor.ts';
