import { begun, browser, filled, key } from './form-browser.ts';
import { describe, expect, test } from 'vitest';
import { readVisitorCart } from '../../../shared/contracts/cart.ts';
import { readCheckoutById } from '../../../shared/contracts/checkout.ts';
import { getPurchase } from '../../../shared/contracts/orders.ts';
import { errors } from '../../../shared/i18n/es/errors.ts';
import { orThrow } from '../../../shared/kernel/result.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import { buyer, newBuyersEachTest } from './buyer.ts';
import { makeItem, makeStore, makeWorld, MINUTE_MS, stockOf } from './world.ts';

newBuyersEachTest();

describe('without script', () => {
  test('a shopper goes from the item to the confirmation', async () => {
    const { store, item, post, read, path } = await begun();
    expect(path).toMatch(/^\/checkout\/co_[a-z0-9]{26}$/);
    const placed = await post(path, {
      ...filled,
      [`delivery.${store.id}`]: 'fixed_delivery',
      ...key(),
    });
    expect([placed.status, placed.location]).toEqual([
      303,
      path.replace('checkout', 'mis-compras'),
    ]);
    const purchase = await read(getPurchase, { params: { checkout: path.split('/')[2]! } });
    expect(purchase).toMatchObject({
      ok: true,
      value: {
        total: 29_900,
        orders: [{ state: 'sent_to_supplier', delivery_type: 'fixed_delivery' }],
      },
    });
    expect(await stockOf('a', item)).toEqual({ on_hand: 3, reserved: 0 });
    // The cart became the order.
    expect(placed.cookies[0]).toMatch(/^cart=;/);
    expect(orThrow(await read(readVisitorCart))).toBeNull();
  });

  test('a form that is sent twice is one order, and a placed checkout leads to its orders', async () => {
    const { store, item, post, path } = await begun();
    const order = { ...filled, [`delivery.${store.id}`]: 'collection' };
    expect((await post(path, order)).status).toBe(422);
    expect(await stockOf('a', item)).toEqual({ on_hand: 5, reserved: 2 });
    const form = { ...order, ...key() };
    const answers = await Promise.all([post(path, form), post(path, form), post(path, form)]);
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    expect((await post(path, { ...form, ...key() })).location).toContain('/mis-compras/');
    expect(await stockOf('a', item)).toEqual({ on_hand: 3, reserved: 0 });
  });

  test('a form longer than any of a page is refused before it is searched, and not shown again', async () => {
    const { post, path } = await begun();
    const given = { ...filled, other: `${'444 '.repeat(20_000)}4242 4242 4242 4242`, ...key() };
    const again = await post(path, given);
    expect(again.status).toBe(422);
    expect(again.form?.error).toBe(errors.invalid_request);
    expect(again.form?.values).toEqual({});
  });

  test('missing and wrong values are reported at each field, and the typed text stays', async () => {
    const { store, post, path } = await begun();
    const wrong = {
      ...filled,
      'contact.email': 'ana',
      'contact.full_name': ' ',
      'address.route': '',
    };
    const again = await post(path, {
      ...wrong,
      [`delivery.${store.id}`]: 'fixed_delivery',
      ...key(),
    });
    expect(again.status).toBe(422);
    expect(again.form?.values).toMatchObject({
      'contact.email': 'ana',
      'address.locality': 'Cuauhtémoc',
    });
    expect(again.form?.errors).toEqual({
      'contact.full_name': 'Escribe el nombre completo',
      'contact.email': 'Correo electrónico inválido',
      'address.route': 'Escribe la calle',
    });
    const phone = await post(path, {
      ...filled,
      'contact.phone': '1234567',
      [`delivery.${store.id}`]: 'collection',
      ...key(),
    });
    expect(phone.form?.errors).toEqual({ 'contact.phone': 'Número de teléfono inválido' });
    const card = await post(path, {
      ...filled,
      payment_type: 'str_card',
      [`delivery.${store.id}`]: 'collection',
      ...key(),
    });
    expect(Object.keys(card.form?.errors ?? {})).toEqual(['payment_type']);
  });

  test('a card number is refused and not shown again', async () => {
    const { store, item, post, read, path } = await begun();
    const again = await post(path, {
      ...filled,
      [`delivery.${store.id}`]: 'collection',
      note: 'tarjeta 4242 4242 4242 4242',
      ...key(),
    });
    expect([again.status, again.form?.error]).toEqual([422, expect.stringContaining('tarjeta')]);
    expect(JSON.stringify(again.form?.values)).not.toContain('4242');
    // Also in a field that the form does not have, and in each form of a purchase.
    const card = { card: '4242 4242 4242 4242', ...key() };
    const unknown = await post(path, {
      ...filled,
      [`delivery.${store.id}`]: 'collection',
      ...card,
    });
    expect([unknown.status, unknown.form?.error]).toEqual([422, again.form?.error]);
    const nothing = await post(path, { ...filled, intent: 'none', ...card });
    expect([nothing.status, JSON.stringify(nothing.form?.values)]).toEqual([
      422,
      expect.not.stringContaining('4242'),
    ]);
    const cart = orThrow(await read(readVisitorCart))?.lines;
    for (const intent of ['add', 'set', 'remove', 'handover', 'checkout']) {
      const refused = await post('/shopping-cart', { intent, ...item, amount: '4', ...card });
      expect([intent, refused.location]).toEqual([
        intent,
        '/shopping-cart?notice=card_number_refused',
      ]);
    }
    expect(orThrow(await read(readVisitorCart))?.lines).toEqual(cart);
  });

  test('the total follows the delivery before the order is placed', async () => {
    const { store, post, read, path } = await begun();
    const updated = await post(path, {
      ...filled,
      [`delivery.${store.id}`]: 'fixed_delivery',
      intent: 'update',
    });
    expect(updated.form).toMatchObject({ errors: {}, values: { 'contact.full_name': 'Ana Ruiz' } });
    expect(
      await read(readCheckoutById, { params: { checkout: path.split('/')[2]! } }),
    ).toMatchObject({
      value: { shipping_total: 9_900 },
    });
  });

  test('each ticket asks for a name and a phone', async () => {
    const { post, path } = await begun({ kind: 'experience' });
    const none = await post(path, { ...filled, ...key() });
    expect(none.form?.errors).toMatchObject({
      attendees_reviewed: 'Confirma que revisaste los datos',
      'attendees.0.full_name': 'Escribe el nombre completo',
      'attendees.1.phone': 'Escribe el teléfono',
    });
    const people = {
      'attendees.0.full_name': 'Eva',
      'attendees.0.phone': '5512345678',
      'attendees.1.full_name': 'Leo',
      'attendees.1.phone': '5512345679',
      attendees_reviewed: 'on',
    };
    expect((await post(path, { ...filled, ...people, ...key() })).status).toBe(303);
  });

  test('an ended hold leads back to the checkout, which starts again', async () => {
    const { world, post, read, path } = await begun({ onHand: 2 });
    world.clock.advance(15 * MINUTE_MS);
    expect((await post(path, { ...filled, ...key() })).location).toBe(path);
    const cart = orThrow(await read(readVisitorCart))?.cart ?? '';
    const again = await post('/shopping-cart', {
      intent: 'checkout',
      cart,
      to_replace: path.split('/')[2]!,
      ...key(),
    });
    expect(again.location).toMatch(/^\/checkout\/co_/);
    expect(again.location).not.toBe(path);
  });

  test('the cart page says what cannot be bought, and the next try goes on without it', async () => {
    const { world, store, item, post, read } = await begun({ onHand: 2 });
    const other = await makeItem(store);
    await post('/shopping-cart', { ...other, amount: '1', idempotency_key: '' });
    world.clock.advance(15 * MINUTE_MS);
    await buyer(world, store).checkout([{ item, amount: 2 }]);
    const refused = await post('/shopping-cart', { intent: 'checkout', ...key() });
    expect(refused.location).toBe('/shopping-cart?notice=out_of_stock');
    expect(orThrow(await read(readVisitorCart))?.lines).toEqual([{ ...other, amount: 1 }]);
    expect((await post('/shopping-cart', { intent: 'checkout', ...key() })).location).toMatch(
      /^\/checkout\//,
    );
  });

  test('a buyer who goes back to the cart and pays again still gets their own units', async () => {
    const { item, post, path } = await begun({ onHand: 2 });
    const again = await post('/shopping-cart', { intent: 'checkout', ...key() });
    expect(again.location).toMatch(/^\/checkout\/co_/);
    expect(again.location).not.toBe(path);
    expect(await stockOf('a', item)).toEqual({ on_hand: 2, reserved: 2 });
  });

  test('lines are set, removed, and taken over from an embed’s link', async () => {
    const world = makeWorld();
    const store = await makeStore();
    const [one, two] = [await makeItem(store), await makeItem(store)];
    const { post, read } = browser(world, store);
    const taken = await post('/shopping-cart', {
      intent: 'handover',
      add: `${one.sku}.2,${two.sku}.1`,
      ...key(),
    });
    expect([taken.location, taken.cookies[0]]).toEqual([
      '/shopping-cart',
      expect.stringMatching(/^cart=cr_[a-z0-9]{26}; .*Path=\/; .*HttpOnly; .*SameSite=Lax/),
    ]);
    await post('/shopping-cart', { intent: 'set', sku: one.sku, amount: '4', ...key() });
    await post('/shopping-cart', { intent: 'remove', sku: two.sku, ...key() });
    expect(orThrow(await read(readVisitorCart))?.lines).toEqual([{ ...one, amount: 4 }]);
    const tooMany = await post('/shopping-cart', {
      intent: 'set',
      sku: one.sku,
      amount: '40',
      ...key(),
    });
    expect(tooMany.location).toBe('/shopping-cart?notice=insufficient_stock');
    const nothing = await post('/shopping-cart', {
      intent: 'add',
      sku: 'sk_nothing',
      amount: '1',
      ...key(),
    });
    expect(nothing.location).toBe('/shopping-cart?notice=item_not_found');
  });

  test('the return from the bank settles by a button', async () => {
    const world = makeWorld();
    const store = await makeStore();
    const shopper = buyer(world, store);
    const { token, checkout } = await shopper.awaiting([{ item: await makeItem(store) }]);
    await shopper.pay(token, FAKE_TOKENS.threeDs);
    world.cards.settle(world.cards.asked[0]!.reference, 'approved');
    const { post, read } = browser(world, store);
    const answer = await post(`/checkout/${checkout}/return`, { token });
    expect(answer.location).toBe(`/mis-compras/${checkout}`);
    expect(await read(getPurchase, { params: { checkout: checkout } })).toMatchObject({
      value: { payment_state: 'approved' },
    });
  });
});
