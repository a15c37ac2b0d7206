import { owners, type WhoMay } from './roles.ts';

/** The roles that may read how a store does, stated a second time. */
export const reports: WhoMay = {
  'admin.report-sales': [...owners, 'accountant'],
};
