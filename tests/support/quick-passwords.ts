import { scryptPasswords } from '../../edge/session/password.ts';

/** Passwords hashed by the platform's own method, but with the cheapest parameters. */
export const quickPasswords = scryptPasswords({ N: 16, r: 1, p: 1 });
