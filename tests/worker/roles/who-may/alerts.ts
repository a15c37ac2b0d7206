import { signedIn, type MayName, type WhoMay } from './roles.ts';

/** The roles that may read and mark alerts, stated a second time, independent of the contracts. */
export const alerts: WhoMay = {
  'alerts.list': signedIn,
  'alerts.visit': signedIn,
  'alerts.visit-all': signedIn,
  'alerts.preferences': signedIn,
  'alerts.set-preferences': signedIn,
};

export const mayName: MayName = {
  // The app whose events an account chooses about.
  'alerts.set-preferences': ['app'],
};
