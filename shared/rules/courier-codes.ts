/** The couriers, and brokers of couriers, at which a store can have an account. */
export const courierCodes = ['shippo'] as const;
export type CourierCode = (typeof courierCodes)[number];

/** True for the code of a courier. */
export function isCourierCode(code: string): code is CourierCode {
  return courierCodes.some((one) => one === code);
}
