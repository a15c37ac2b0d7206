/** A visitor's checkout that holds units, begun over the API as the pages begin it. */
import { expect } from '@playwright/test';
import type { CheckoutView } from '../../shared/contracts/checkout.ts';
import { sampleLine } from '../../shared/contracts/samples.ts';
import { demoShop } from './partners.ts';

/** The name of the held item. */
export const HELD = 'Gorro tejido Arctic Cozy unisex';

/**
 * Holds units for a visitor without a contact.
 * @param amount tells the hold apart from those of tests that run meanwhile
 */
export async function heldByVisitor(amount: number, shop = demoShop('moda')): Promise<void> {
  const key = () => ({ 'idempotency-key': crypto.randomUUID() });
  const lines = [{ ...sampleLine, amount }];
  const cart = await shop.send('POST', '/api/shopping-carts/', { lines }, key());
  const { cart: id } = cart.json() as { cart: string };
  const begun = await shop.send('POST', `/api/shopping-carts/${id}/checkout`, {}, key());
  expect((begun.json() as CheckoutView).held, begun.text).toBe(true);
}
