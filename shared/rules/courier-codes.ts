/** The couriers, and brokers of couriers, at which a store can have an account. */
export const courierCodes = ['shippo', 'micorreo', 'envia', 'skydropx'] as const;
export type CourierCode = (typeof courierCodes)[number];

const BACK_BY_CALL: readonly CourierCode[] = ['shippo', 'envia'];

/** True for a courier that takes labels back by a call; the others do it on their own pages. */
export function takesLabelsBack(code: CourierCode): boolean {
  return BACK_BY_CALL.includes(code);
}

/** The countries in which a courier has branches where buyers collect. */
export const BRANCH_COUNTRIES: readonly string[] = ['AR'];

/** True for the code of a courier. */
export function isCourierCode(code: string): code is CourierCode {
  return courierCodes.some((one) => one === code);
}
