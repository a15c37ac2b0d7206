import type { StoreRole } from '../../../../shared/rules/permissions.ts';

export const ROLES = [
  'anonymous',
  'customer',
  'owner',
  'admin',
  'accountant',
  'dispatcher',
  'qrreader',
  'marketing',
] as const satisfies readonly StoreRole[];

export const everybody = ROLES;
export const signedIn = ROLES.filter((role) => role !== 'anonymous');
export const staff = signedIn.filter((role) => role !== 'customer');
export const owners: readonly StoreRole[] = ['owner', 'admin'];
/** Roles that handle orders. */
export const orderHandlers: readonly StoreRole[] = ['owner', 'admin', 'accountant', 'dispatcher'];
export const ownerAlone: readonly StoreRole[] = ['owner'];

/** Roles that may make a call, by the call's id. */
export type WhoMay = Readonly<Record<string, readonly StoreRole[]>>;

/**
 * Columns that a call's body names on purpose, by the id of a call of the API or of a form. Every
 * other column is refused in a body (`tests/architecture/mass-assignment.test.ts`).
 */
export type MayName = Readonly<Record<string, readonly string[]>>;
