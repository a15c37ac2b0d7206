/** A buyer for tests to which their identity does not matter. */
import { sampleAddress, sampleContact } from '../../shared/contracts/samples.ts';

export { sampleAddress as ADDRESS, sampleContact as CONTACT };

/** The body that places the order of a checkout, paid in cash. */
export function orderBody(cart: string | null, checkout: string) {
  return {
    checkout_id: checkout,
    cart_id: cart,
    contact: { ...sampleContact, email: `${checkout}@example.com` },
    address: sampleAddress,
    payment_type: 'cash',
  };
}
