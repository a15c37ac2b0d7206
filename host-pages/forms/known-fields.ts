import type { KnownBuyer } from '../../shared/contracts/addresses.ts';
import type { CheckoutView } from '../../shared/contracts/checkout.ts';

/**
 * The fields of a checkout that the buyer's account can fill: the contact, and the first address of
 * the book in a country that is delivered to.
 */
export function knownFields(buyer: KnownBuyer, checkout: CheckoutView): Record<string, string> {
  const { full_name, email, phone, phone_country: country, addresses } = buyer;
  const to = checkout.parts.flatMap(({ delivery_options: options }) =>
    options.flatMap(({ countries }) => countries ?? []),
  );
  const address = addresses.find((one) => to.length === 0 || to.includes(one.country));
  const { id: _id, is_default: _isDefault, ...fields } = address ?? {};
  return {
    'contact.full_name': full_name,
    ...(email !== null && { 'contact.email': email }),
    ...(phone !== null &&
      country !== null && { 'contact.phone': phone, 'contact.country': country }),
    ...Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [`address.${name}`, value ?? '']),
    ),
  };
}
