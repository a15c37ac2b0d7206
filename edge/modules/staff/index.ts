export { inviteView } from './mapper.ts';
export { staffEndpoints } from './routes.ts';
export {
  addInvite,
  deleteInvitesBefore,
  findInvite,
  INVITE_LIFE_MS,
  renewInvite,
  whyNotInvited,
  type NewInvite,
} from './invites.ts';
