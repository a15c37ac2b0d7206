/** Somebody who buys, where it does not matter who. */

export const CONTACT = {
  full_name: 'Lucía Méndez',
  email: 'lucia@example.com',
  country: 'MX',
  phone: '5512345678',
};

export const ADDRESS = {
  route: 'Amsterdam',
  street_number: '120',
  locality: 'Cuauhtémoc',
  administrative_area_level_1: 'Ciudad de México',
  postal_code: '06100',
  country: 'MX',
};

/** What places the order of a checkout, paid in cash. */
export function orderBody(cart: string | null, checkout: string) {
  return {
    checkout_id: checkout,
    cart_id: cart,
    contact: CONTACT,
    address: ADDRESS,
    payment_type: 'cash',
  };
}
