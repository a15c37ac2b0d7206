import { isEmail } from './email.ts';
import { changeOf, takenWays, type TakenWay } from './in-store.ts';
import { isPhone } from './phone.ts';
import { minorOf } from './typed-numbers.ts';

/** The fields of a sale in person as they are typed. */
export type SaleFields = Readonly<
  Partial<Record<'taken' | 'received' | 'full_name' | 'email' | 'phone' | 'note', string>>
>;

/** How the money is taken, as a form says it; in cash where it says nothing. */
export function takenOf({ taken }: SaleFields): TakenWay {
  return takenWays.find((one) => one === taken) ?? 'cash';
}

/**
 * What was handed over in cash, in minor units: null for exactly the total, and for what is not cash;
 * undefined for a text that is no amount.
 */
export function receivedOf(fields: SaleFields): number | null | undefined {
  const { received = '' } = fields;
  return takenOf(fields) !== 'cash' || received.trim() === '' ? null : minorOf(received);
}

/**
 * The problems of what was typed, by field name.
 * @param total minor units
 * @param country the store's, ISO 3166-1 alpha-2
 * @param needs the words of each problem
 */
export function problemsOfSale(
  fields: SaleFields,
  total: number,
  country: string,
  needs: Readonly<Record<'received' | 'short' | 'email' | 'phone', string>>,
): Record<string, string> {
  const { email = '', phone = '' } = fields;
  const received = receivedOf(fields);
  const isShort =
    received !== undefined && changeOf(takenOf(fields), total, received) === undefined;
  return {
    ...(received === undefined && { received: needs.received }),
    ...(isShort && { received: needs.short }),
    ...(email.trim() !== '' && !isEmail(email.trim()) && { email: needs.email }),
    ...(phone.trim() !== '' && !isPhone(phone, country) && { phone: needs.phone }),
  };
}
