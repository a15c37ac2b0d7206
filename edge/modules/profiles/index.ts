export { addressEndpoints } from './address-routes.ts';
export { readAddresses } from './addresses.ts';
export { deleteAddressesBefore, insertAddress } from './address-statements.ts';
export { insertBoughtIn, listAddresses, listBoughtIn, type BoughtInRow } from './bought-in.ts';
export { callerNamed } from './caller.ts';
export {
  assertNotJustSent,
  findContactChange,
  findContactLock,
  findLastPin,
  insertContactChange,
  replaceContact,
  withdrawContactChanges,
  type ContactChange,
} from './contact-change.ts';
export { eraseAccount, findOwnStore } from './erase.ts';
export { forgetName, readNames } from './known-names.ts';
export { readKept } from './personal-data.ts';
export { heartbeatOf } from './presence.ts';
export { profileEndpoints } from './routes.ts';
export { readProfile, readPublicProfiles } from './service.ts';
