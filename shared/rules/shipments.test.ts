import { expect, test } from 'vitest';
import { orderStates } from './order-states.ts';
import { isAllDelivered, mayShip, movesOfShipments, unitsLeft } from './shipments.ts';

const line = (sku: string, amount: number, type = 'product') => ({ sku, amount, type });
const parcel = (sku: string, units: number, given: object = {}) => ({
  lines: [{ sku, units }],
  delivered_on: null,
  called_back_on: null,
  ...given,
});
const at = '2026-11-29T12:00:00.000Z';
const lines = [line('a', 3), line('b', 1), line('t', 2, 'experience')];

test('what no parcel carries is left; a parcel that was called back carries nothing', () => {
  expect(unitsLeft(lines, [])).toEqual([
    { sku: 'a', units: 3 },
    { sku: 'b', units: 1 },
  ]);
  const sent = [parcel('a', 2), parcel('b', 1), parcel('a', 1, { called_back_on: at })];
  expect(unitsLeft(lines, sent)).toEqual([{ sku: 'a', units: 1 }]);
});

test('an order has arrived once every unit has, and not because it has no parcel', () => {
  expect(isAllDelivered(lines, [])).toBe(false);
  expect(isAllDelivered([line('t', 1, 'experience')], [])).toBe(false);
  const arrived = [parcel('a', 3, { delivered_on: at }), parcel('b', 1, { delivered_on: at })];
  expect(isAllDelivered(lines, arrived)).toBe(true);
  expect(isAllDelivered(lines, [arrived[0]!, parcel('b', 1)])).toBe(false);
});

test('parcels are sent of an accepted order that is brought, until it is received', () => {
  const stages = (delivery_type: string | null) =>
    orderStates.filter((state) => mayShip({ state, delivery_type }));
  expect(stages('fixed_delivery')).toEqual(['in_process', 'to_deliver', 'in_transit', 'paid']);
  expect(stages('collection')).toEqual([]);
  expect(stages(null)).toEqual([]);
});

test('the first parcel brings an order in transit, the last one to its end once it is paid', () => {
  const order = (state: (typeof orderStates)[number], payment_type: 'str_card' | 'cash') => ({
    state,
    payment_type,
    delivery_type: 'fixed_delivery',
  });
  expect(movesOfShipments(order('in_process', 'str_card'), false)).toEqual([
    'to_deliver',
    'in_transit',
  ]);
  expect(movesOfShipments(order('in_transit', 'str_card'), false)).toEqual([]);
  expect(movesOfShipments(order('paid', 'cash'), false)).toEqual([]);
  expect(movesOfShipments(order('in_transit', 'str_card'), true)).toEqual(['delivered']);
  expect(movesOfShipments(order('in_transit', 'cash'), true)).toEqual([]);
  expect(movesOfShipments(order('paid', 'cash'), true)).toEqual(['delivered']);
});
