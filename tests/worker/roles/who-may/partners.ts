import { staff, owners, type MayName, type WhoMay } from './roles.ts';

/**
 * The roles that may make the calls about a store’s partner stores, stated a second time,
 * independent of the contracts.
 */
export const partners: WhoMay = {
  'store.collaborations': staff,
  'collaborators.list': staff,
  'collaborators.profiles': owners,
  'collaborators.add': owners,
  'collaborators.change': owners,
  'collaborators.refresh': owners,
  'collaborators.remove': owners,
};

export const mayName: MayName = {
  'collaborators.change': ['store_name'],
};
