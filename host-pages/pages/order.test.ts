/** The page of a purchase that could not be read says so in the spec's words, and is no page that is not there. */
import { expect, test } from 'vitest';
import { pageContext } from '../../tests/support/page-context.ts';
import type { FormAbout } from '../kit/form.ts';
import type { PageContext } from '../kit/page.ts';
import { orderPage } from './order.ts';

test.each([`or_${'a'.repeat(26)}`, `co_${'a'.repeat(26)}`])(
  '%s: an order whose details cannot be read is 503 and may be tried again',
  async (purchase) => {
    const read = () => Promise.reject(new Error('database'));
    const context = { ...pageContext({}), params: { purchase }, read } as unknown as PageContext;
    const view = await orderPage.view(context);
    expect([view.status, view.head.title]).toEqual([
      503,
      'Error al obtener los detalles de la orden',
    ]);
    expect(JSON.stringify(view.main)).toContain('Error al obtener los detalles de la orden</h1>');
  },
);

test('a buyer that canceled goes on to its orders with an account, and stays at the purchase without', async () => {
  const { cancel } = orderPage.forms ?? {};
  const leads = (person: { id: string } | null) =>
    cancel?.onward?.({}, {}, {
      base: '/tienda/moda',
      params: { purchase: 'or_1' },
      person,
    } as unknown as FormAbout);
  expect(await leads({ id: 'ac_ana' })).toBe('/tienda/moda/shopping-cart/orders?done=canceled');
  expect(await leads(null)).toBe('/tienda/moda/mis-compras/or_1?done=canceled');
});
