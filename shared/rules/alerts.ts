/** The apps that an alert may come from (spec [3], Alert). */
export const alertApps = [
  'store',
  'invoicing',
  'pos',
  'accounting',
  'products',
  'payroll',
  'sms',
  'gallery',
  'crm',
  'coupons',
  'business',
  'blog',
  'appointment',
  'wall',
  'inbox',
  'payments',
  'wallet',
  'brief',
  'helpdesk',
  'memberships',
  'membershipsoffer',
  'referral',
  'affinity-group',
  'system',
] as const;
export type AlertApp = (typeof alertApps)[number];

/** How long an alert stays, in ms. */
export const ALERT_KEPT_MS = 90 * 24 * 60 * 60 * 1000;
/** Alerts that wait are counted no further: the bell then shows "99+". */
export const ALERTS_COUNTED_MAX = 100;
/** A list of alerts is counted no further. */
export const ALERTS_LISTED_MAX = 1001;
