import { everybody, owners, type MayName, type WhoMay } from './roles.ts';

/** The roles that may write to a store, and read what was written, stated a second time. */
export const contact: WhoMay = {
  'contact.send': everybody,
  'contact-admin.list': owners,
  'contact-admin.get': owners,
};

export const mayName: MayName = {
  'contact.send': ['name', 'email', 'phone', 'message'],
};
