/** A shop of returns whose cups come in other colours, and the calls about exchanges. */
import { sql } from '../../../edge/db/cell-sql.ts';
import { audit } from '../../../edge/modules/ledger/index.ts';
import type { ReturnView } from '../../../shared/contracts/returns.ts';
import type { SellerReturnView } from '../../../shared/contracts/seller-returns.ts';
import { withKey } from '../purchase/buyer.ts';
import { fresh, stockOf, write } from '../purchase/world.ts';
import { makeShop } from './returning.ts';

type Answer<View> = View & { readonly code?: string };

/**
 * A shop whose cup of 100.00 is also red, of which there are five, and blue, made on demand; a golden one is dearer, and
 * a chipped one cheaper.
 */
export async function makeColours(country = 'MX') {
  const shop = await makeShop(country);
  const { world, staff, store, cup } = shop;
  const colour = async (name: string, onHand: number | null, price = 10_000) => {
    const sku = fresh(`sk_${name}-`);
    const attributes = JSON.stringify({ Color: name });
    await write(
      'a',
      sql`INSERT INTO sku (id, item_id, code, attributes, attributes_en, list_price, position, on_hand)
        VALUES (${sku}, ${cup.item}, ${sku}, ${attributes}, ${JSON.stringify({ Color: `${name}-en` })},
          ${price}, 1, ${onHand})`,
    );
    return { item: cup.item, sku };
  };
  const red = await colour('rojo', 5);
  const blue = await colour('azul', null);
  const golden = await colour('dorado', 5, 10_001);
  const chipped = await colour('rayado', 5, 9_999);
  const at = `/admin/suppliers/${store.id}/returns`;
  const send = <View>(who: typeof world, path: string, body: object, key = fresh('swap-key-nr-')) =>
    who.call<Answer<View>>(store, 'POST', path, body, withKey(key));
  /** A return of cups that its buyer wants in another colour. */
  const want = async (order: string, wants: string, amount = 1, from?: string) =>
    send<ReturnView>(world, `/orders/${order}/returns`, {
      units: [{ line: 0, amount, wants, ...(from && { from }) }],
      reason: 'wrong_variant',
      detail: 'La quería roja',
    });
  return {
    ...shop,
    red,
    blue,
    golden,
    chipped,
    want,
    leftOf: async (of: typeof red) => (await stockOf('a', of)).on_hand,
    cancel: (order: string, id: string, key?: string) =>
      send<ReturnView>(world, `/orders/${order}/returns/${id}/exchange/cancel`, {}, key),
    sendOut: (id: string, key?: string) =>
      send<SellerReturnView>(
        staff,
        `${at}/${id}/exchange/shipment`,
        { carrier: 'Estafeta', tracking_number: 'EST-1' },
        key,
      ),
    refuse: (id: string, text = 'Se rompió la última.', key?: string) =>
      send<SellerReturnView>(staff, `${at}/${id}/exchange/refusal`, { text }, key),
    /** What the audit of the books finds wrong. */
    differences: async () => {
      const now = world.clock.now();
      return (await audit(world.work('a').cell, store.id, { extent: 'whole', now })).differences;
    },
  };
}
