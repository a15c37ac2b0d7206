import { movesOfJourney } from './courier-labels.ts';
import type { OrderState } from './order-states.ts';
import type { OrderFacts } from './seller-moves.ts';

/** Most parcels that an order is sent in, those that were called back included. */
export const SHIPMENTS_MAX = 50;
/** Most characters of a courier's name, and of its number of a parcel, as a seller types them. */
export const CARRIER_MAX = 60;
export const TRACKING_NUMBER_MAX = 60;

/** A number of units of an order's line, by its SKU. */
interface Units {
  readonly sku: string;
  readonly units: number;
}

interface SentLine {
  readonly sku: string;
  readonly type: string;
  readonly amount: number;
}

interface Sent {
  readonly lines: readonly Units[];
  readonly delivered_on: string | null;
  readonly called_back_on: string | null;
}

/** The units of an order's goods that no parcel carries; lines that are whole in parcels are left out. */
export function unitsLeft(lines: readonly SentLine[], shipments: readonly Sent[]): Units[] {
  const sent = shipments.filter((one) => one.called_back_on === null).flatMap((one) => one.lines);
  return lines
    .filter(({ type }) => type === 'product')
    .map(({ sku, amount }) => ({ sku, units: amount - sumOf(sent, sku) }))
    .filter(({ units }) => units > 0);
}

function sumOf(lines: readonly Units[], sku: string): number {
  return lines.reduce((sum, line) => sum + (line.sku === sku ? line.units : 0), 0);
}

/** Whether every unit of an order's goods is in a parcel that has arrived. */
export function isAllDelivered(lines: readonly SentLine[], shipments: readonly Sent[]): boolean {
  const arrived = shipments.filter((one) => one.delivered_on !== null);
  return arrived.length > 0 && unitsLeft(lines, arrived).length === 0;
}

/** The stages in which a seller sends parcels: the order is accepted, and not received yet. */
const SHIP_STAGES: readonly OrderState[] = ['in_process', 'to_deliver', 'in_transit', 'paid'];

/** Whether a seller may send a parcel of an order now; goods that the buyer collects go in none. */
export function mayShip({ state, delivery_type: delivery }: Omit<OrderFacts, 'payment_type'>) {
  return delivery !== null && delivery !== 'collection' && SHIP_STAGES.includes(state);
}

/**
 * The moves of an order that follow from its parcels: in transit with the first, delivered with the last (spec [4]).
 * Empty where the order is that far already, and where it has to be paid before it is delivered.
 */
export function movesOfShipments(order: OrderFacts, isAll: boolean): OrderState[] {
  return movesOfJourney(order, isAll ? 'delivered' : 'in_transit');
}
