import { orderHandlers, owners, staff, type MayName, type WhoMay } from './roles.ts';

/**
 * The roles that may make the calls about jobs, stated a second time, independent of the contracts.
 */
export const jobs: WhoMay = {
  'jobs.list': staff,
  'jobs.get': staff,
  'jobs.cancel': staff,
  'jobs.undo': staff,
  'jobs.items-export': owners,
  'jobs.orders-export': orderHandlers,
};

export const mayName: MayName = {
  // The stage of the orders that the file has.
  'jobs.orders-export': ['state'],
};
