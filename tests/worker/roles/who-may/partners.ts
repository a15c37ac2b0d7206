import { staff, owners, type WhoMay } from './roles.ts';

/** Who may make the calls about a store’s partner stores, said once more, apart from the contracts. */
export const partners: WhoMay = {
  'store.collaborations': staff,
  'collaborators.list': staff,
  'collaborators.profiles': owners,
  'collaborators.add': owners,
  'collaborators.change': owners,
  'collaborators.refresh': owners,
  'collaborators.remove': owners,
};
