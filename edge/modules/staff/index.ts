export { inviteView } from './mapper.ts';
export { staffEndpoints } from './routes.ts';
export { acceptInvite, changeRole, readStaff, removeStaff, withdrawInvite } from './service.ts';
export { findMember } from './statements.ts';
export {
  addInvite,
  deleteInvitesBefore,
  findInvite,
  INVITE_LIFE_MS,
  renewInvite,
  whyNotInvited,
  type InviteRow,
  type NewInvite,
} from './invites.ts';
