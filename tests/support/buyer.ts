/** Somebody who buys, where it does not matter who. */
import { sampleAddress, sampleContact } from '../../shared/contracts/samples.ts';

export { sampleAddress as ADDRESS, sampleContact as CONTACT };

/** What places the order of a checkout, paid in cash, by somebody who has ordered nothing yet. */
export function orderBody(cart: string | null, checkout: string) {
  return {
    checkout_id: checkout,
    cart_id: cart,
    contact: { ...sampleContact, email: `${checkout}@example.com` },
    address: sampleAddress,
    payment_type: 'cash',
  };
}
