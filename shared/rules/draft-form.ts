import { DRAFT_DAYS, DRAFT_PRICE_MAX, draftDays, type DraftDays } from './draft-orders.ts';
import { isEmail } from './email.ts';
import { readLines, type SaleLine } from './in-store.ts';
import { isPhone } from './phone.ts';
import { MAX_LINE_AMOUNT } from './quantity.ts';
import { minorOf, wholeOf } from './typed-numbers.ts';

/** The fields of a draft's form, as they are typed. */
type Fields = Readonly<Record<string, string>>;

/** A line of the form with its price; undefined where the text is no price. */
export interface TypedLine extends SaleLine {
  readonly price: number | undefined;
}

/** The names of a line's fields, which its variant tells apart. */
export const amountField = (sku: string): string => `amount.${sku}`;
export const priceField = (sku: string): string => `price.${sku}`;

/** The lines of the form, in its order. A line without units is left out. */
export function typedLines(fields: Fields): TypedLine[] {
  return readLines(fields['lines'] ?? '').flatMap(({ item, sku, amount: standing }) => {
    const typed = fields[amountField(sku)];
    const amount = typed === undefined ? standing : (wholeOf(typed.trim() || '0') ?? -1);
    const price = minorOf(fields[priceField(sku)] ?? '');
    return amount === 0 ? [] : [{ item, sku, amount, price }];
  });
}

/** Days that the link lasts. */
export function daysOf({ days }: Fields): DraftDays {
  return draftDays.find((one) => `${one}` === days) ?? DRAFT_DAYS;
}

/** The words of each problem of the form. */
export type DraftNeeds = Readonly<
  Record<'lines' | 'amount' | 'price' | 'full_name' | 'email' | 'phone' | 'delivery_type', string>
>;

/**
 * The problems of the lines that were typed, by field name.
 * @param needs their words
 */
export function lineProblems(
  fields: Fields,
  needs: Pick<DraftNeeds, 'lines' | 'amount' | 'price'>,
): Record<string, string> {
  const lines = typedLines(fields);
  const problems: Record<string, string> = {};
  if (lines.length === 0) problems['lines'] = needs.lines;
  for (const { sku, amount, price } of lines) {
    if (amount < 1 || amount > MAX_LINE_AMOUNT) problems[amountField(sku)] = needs.amount;
    if (price === undefined || price > DRAFT_PRICE_MAX) problems[priceField(sku)] = needs.price;
  }
  return problems;
}

/**
 * The problems of what was typed, by field name; those of an address are told apart from these.
 * @param country the store's, ISO 3166-1 alpha-2
 */
export function draftProblems(
  fields: Fields,
  country: string,
  needs: DraftNeeds,
): Record<string, string> {
  const text = (name: string) => (fields[name] ?? '').trim();
  const problems = lineProblems(fields, needs);
  if (text('full_name') === '') problems['full_name'] = needs.full_name;
  if (!isEmail(text('email'))) problems['email'] = needs.email;
  if (!isPhone(text('phone'), country)) problems['phone'] = needs.phone;
  if (text('delivery_type') === '') problems['delivery_type'] = needs.delivery_type;
  return problems;
}
