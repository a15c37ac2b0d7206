import type { AlertAbout } from './alert-target.ts';

/**
 * The kinds of alerts that reach a device in quiet hours too, as `{app}/{subtype}`: those of which an hour
 * makes a difference to the account's safety or money. All others wait for the summary. Codes of sign-ins are
 * never alerts: they go by mail or text message at once.
 */
export const urgentKinds = [
  /** A sign-in, a password or a contact that may be an intruder's doing. */
  'system/security',
  /** The bank account that money leaves to has changed. */
  'wallet/account_changed',
  /** A bank has refused a transfer. */
  'wallet/transfer_returned',
  /** A number to pay by, whose time ends. */
  'store/slip',
] as const;
export type UrgentKind = (typeof urgentKinds)[number];

/** Whether an alert is shown on devices in quiet hours too. */
export function isUrgent({ origin_app: app, params }: AlertAbout): boolean {
  return (urgentKinds as readonly string[]).includes(`${app}/${params.subtype}`);
}
