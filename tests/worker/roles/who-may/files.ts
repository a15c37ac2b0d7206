import { everybody, owners as mayEdit, type WhoMay } from './roles.ts';

/** The roles that may attach files to items, stated a second time. */
export const files: WhoMay = {
  'products-admin.files': mayEdit,
  'products-admin.file-add': mayEdit,
  'products-admin.file-remove': mayEdit,
  // The order's buyer, account or guest: its service decides.
  'orders.files': everybody,
};
