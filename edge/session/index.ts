export { sessionEnd } from './lifetime.ts';
export { hashPassword, verifyPassword } from './password.ts';
export { keyedHash, newPin, newToken, sameHash, tokenHash } from './secrets.ts';
export { openVisitor } from './visitor.ts';
