import { signedIn, ownerAlone, type MayName, type WhoMay } from './roles.ts';

/**
 * The roles that may make the calls about a store's staff, stated a second time, independent of the
 * contracts.
 */
export const staff: WhoMay = {
  'staff.list': ownerAlone,
  'staff.invites': ownerAlone,
  'staff.invite': ownerAlone,
  'staff.invite-resend': ownerAlone,
  'staff.invite-withdraw': ownerAlone,
  'staff.role': ownerAlone,
  'staff.remove': ownerAlone,
  'staff.accept': signedIn,
};

export const mayName: MayName = {
  'staff.invite': ['role'],
  'staff.role': ['role'],
};
