/** The couriers, and brokers of couriers, at which a store can have an account. */
export const courierCodes = ['shippo', 'micorreo'] as const;
export type CourierCode = (typeof courierCodes)[number];

/** True for a courier that takes labels back by a call; the others do it on their own pages. */
export function takesLabelsBack(code: CourierCode): boolean {
  return code !== 'micorreo';
}

/** The countries in which a courier has branches where buyers collect. */
export const BRANCH_COUNTRIES: readonly string[] = ['AR'];

/** True for the code of a courier. */
export function isCourierCode(code: string): code is CourierCode {
  return courierCodes.some((one) => one === code);
}
