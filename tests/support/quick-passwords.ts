import { scryptPasswords } from '../../edge/session/password.ts';

/** Passwords that are hashed as the platform does, but in no time. */
export const quickPasswords = scryptPasswords({ N: 16, r: 1, p: 1 });
