import { signedIn, ownerAlone, type WhoMay } from './roles.ts';

/** Who may make the calls about who works in a store, said once more, apart from the contracts. */
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
