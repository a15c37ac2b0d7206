import type { KnownBuyer } from '../../shared/contracts/addresses.ts';
import type { CheckoutView } from '../../shared/contracts/checkout.ts';
import type { Address } from '../../shared/contracts/place-order.ts';
import type { KnownAddress } from '../../shared/rules/address-book.ts';
import { addressFields } from '../../shared/rules/address-fields.ts';
import { streetOf } from '../../shared/rules/street.ts';

/**
 * The addresses of the buyer's book in countries that every delivery goes to, the default one first;
 * where no country is common to all suppliers, in those that some delivery goes to.
 */
export function knownAddresses(buyer: KnownBuyer, checkout: CheckoutView): KnownAddress[] {
  const each = checkout.parts.flatMap(({ delivery_options: options }) =>
    options.flatMap(({ countries }) => (countries ? [countries] : [])),
  );
  const all = each.flat();
  const common = all.filter((country) => each.every((countries) => countries.includes(country)));
  const to = common.length > 0 ? common : all;
  return buyer.addresses
    .filter(({ country }) => to.length === 0 || to.includes(country))
    .map((one) => ({
      id: one.id,
      label: [streetOf(one), one.sublocality, one.locality].filter(Boolean).join(', '),
      fields: namedFields(one),
    }));
}

/**
 * The fields of a checkout that the buyer's account can fill: the contact, and the first address of
 * the book in a country that is delivered to.
 */
export function knownFields(buyer: KnownBuyer, checkout: CheckoutView): Record<string, string> {
  const { full_name, email, phone, phone_country: country } = buyer;
  return {
    'contact.full_name': full_name,
    ...(email !== null && { 'contact.email': email }),
    ...(phone !== null &&
      country !== null && { 'contact.phone': phone, 'contact.country': country }),
    ...knownAddresses(buyer, checkout)[0]?.fields,
  };
}

/** The fields of a checkout's form that an address fills; empty where the address has none. */
export function namedFields(address: Address): Record<string, string> {
  const texts = addressFields(address.country).map(
    ({ name }) => [`address.${name}`, address[name] ?? ''] as const,
  );
  return { 'address.country': address.country, ...Object.fromEntries(texts) };
}
