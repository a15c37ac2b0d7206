import type { AlertApp } from './alerts.ts';

/** The apps of which an account chooses how it is told, in the order of its page. */
export const preferenceApps = [
  'store',
  'inbox',
  'system',
  'invoicing',
  'wallet',
] as const satisfies readonly AlertApp[];
export type PreferenceApp = (typeof preferenceApps)[number];

/**
 * The apps whose mails an account may leave out. Those of the others are receipts, or about its own
 * money: they always go.
 */
export const mailApps: readonly PreferenceApp[] = ['store', 'inbox', 'system'];

/** How an account is told of an app's events besides by alerts; both by default. */
export interface AlertChoice {
  readonly app: PreferenceApp;
  readonly mail: boolean;
  readonly push: boolean;
}

/** The choice for every app: what was chosen, else both ways. */
export function allChoices(chosen: readonly AlertChoice[]): AlertChoice[] {
  return preferenceApps.map(
    (app) => chosen.find((one) => one.app === app) ?? { app, mail: true, push: true },
  );
}
