import { signedIn, type MayName, type WhoMay } from './roles.ts';

/** The roles that may read and mark alerts, stated a second time, independent of the contracts. */
export const alerts: WhoMay = {
  'alerts.list': signedIn,
  'alerts.visit': signedIn,
  'alerts.visit-all': signedIn,
  'alerts.keep': signedIn,
  'alerts.preferences': signedIn,
  'alerts.set-preferences': signedIn,
  'alerts.deliveries': signedIn,
  'alerts.devices': signedIn,
  'alerts.add-device': signedIn,
  'alerts.drop-device': signedIn,
};

export const mayName: MayName = {
  // How the account itself keeps one of its alerts.
  'alerts.keep': ['state'],
  // The app whose events an account chooses about, and the zone of its quiet hours.
  'alerts.set-preferences': ['app', 'zone'],
  // A browser's own address and keys at its push service.
  'alerts.add-device': ['endpoint', 'p256dh', 'auth'],
};
