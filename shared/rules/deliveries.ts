/** The ways by which somebody is told of something. */
export const deliveryWays = ['push', 'mail', 'text'] as const;
export type DeliveryWay = (typeof deliveryWays)[number];

/**
 * What became of it: it waits for another try, a provider has taken it, it was given up, or the browser that it was
 * for shows none any more.
 */
export const deliveryStates = ['queued', 'sent', 'failed', 'forgotten'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why it was not sent: its address was refused, or nobody took it in its time. */
export const deliveryReasons = ['refused', 'unreached'] as const;
export type DeliveryReason = (typeof deliveryReasons)[number];

/** How long a delivery is remembered, in ms. */
export const DELIVERY_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Digits of a number that its person recognizes it by. */
const DIGITS = 4;

/**
 * A mail address or a number in E.164 as its person recognizes it, and nobody else can use it.
 * @example maskedAddress('ana@example.com') // 'a…@example.com'
 * @example maskedAddress('+525512345678') // '…5678'
 */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 0) return `…${address.slice(-DIGITS)}`;
  return `${Array.from(address.slice(0, at))[0] ?? ''}…${address.slice(at)}`;
}
