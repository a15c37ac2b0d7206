import type { Money } from '../../../shared/kernel/money.ts';
import type { Result } from '../../../shared/kernel/result.ts';
import type { CourierCode } from '../../../shared/rules/courier-codes.ts';
import type { Journey } from '../../../shared/rules/courier-labels.ts';
import type { Parcel } from '../../../shared/rules/parcels.ts';
import type { KeyedAdapter, Providers } from '../kit/accounts.ts';

/** The port of every courier, or broker of couriers, by one account there. */
export interface Courier {
  /**
   * True for a courier that cannot be asked which label a rate has bought: its `find` gives null, and after
   * `courier_unavailable` the purchase must not be repeated. Left out by all others.
   */
  readonly cannotFind?: true;
  /**
   * What couriers ask for parcels between two addresses, in one currency, the cheapest first. Prices
   * in any other currency are dropped; without one that is left, `no_rates`.
   */
  rates(input: RatesInput): Promise<Result<readonly Rate[], CourierError>>;
  /**
   * Buys the label of a rate, unless it is bought already. A failure other than
   * `courier_unavailable` means that nothing was bought; after that one, the call is repeated until
   * it says more, except at a courier that cannot find. A rate whose label was given back answers that label: another needs a new rate. Two calls for one rate at the same time may both buy: the caller lets only one go.
   * @param note the number of the order, which the account's owner reads at the courier
   * @param carried what goes where, for couriers that do not keep it with their rate; undefined for a store that has
   *   no address any more that parcels leave from
   */
  label(
    rateId: string,
    note: string,
    carried: Carried | undefined,
  ): Promise<Result<Label, CourierError>>;
  /** The label of a rate, without buying any; null where none was bought. */
  find(rateId: string): Promise<Result<Label | null, CourierError>>;
  /** How far the parcels of a label have come. */
  track(labelId: string): Promise<Result<Label, CourierError>>;
  /** Gives a label back that was not used. A label that is back already is no failure. */
  cancel(labelId: string): Promise<Result<Cancellation, CourierError>>;
  /** The bytes of one of a label's documents, a PDF. */
  paper(address: string): Promise<Result<Uint8Array<ArrayBuffer>, CourierError>>;
  /**
   * What an event is about; undefined where it is about no label. It proves nothing: whoever knows the address may
   * send one, so that it only leads to `track`.
   */
  readEvent(body: unknown): EventHint | undefined;
  /**
   * The branches in a place's state where parcels can be collected; left out by couriers that have none.
   * @param near state and country count
   */
  branches?(
    near: Pick<Place, 'state' | 'country'>,
  ): Promise<Result<readonly Branch[], CourierError>>;
  /** Asks something harmless, which only the account's own keys are answered. */
  check(): Promise<Result<null, CourierError>>;
}

/** One courier's way to its account. */
export type CourierAdapter = KeyedAdapter<CourierCode, Courier>;

/** The couriers of a deployment, by code. */
export type Couriers = Providers<CourierCode, Courier>;

/** Where parcels are fetched or brought. */
export interface Place {
  readonly name: string;
  readonly street: string;
  readonly streetNumber: string;
  /** Flat, floor, or what else leads to the door; empty without. */
  readonly interior: string;
  /** The neighbourhood, which `interior` names too; empty without. */
  readonly district: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly phone: string;
  readonly email: string;
}

export interface RatesInput {
  readonly from: Place;
  readonly to: Place;
  readonly parcels: readonly Parcel[];
  /** ISO 4217: the only currency in which the store can charge a buyer. */
  readonly currency: string;
  /** The courier's id of the branch where the receiver collects; undefined for the receiver's own address. */
  readonly branch?: string | undefined;
}

/** Parcels with what they are worth. */
export interface Carried extends RatesInput {
  readonly value: Money;
}

/** A branch of a courier's. */
export interface Branch {
  readonly id: string;
  readonly name: string;
  /** Street and number. */
  readonly street: string;
  readonly locality: string;
  readonly state: string;
  readonly postalCode: string;
  readonly country: string;
  /** From Monday on, `10:00–18:00`; null on days when it is closed. */
  readonly hours: readonly (string | null)[];
  /** Degrees; null where the courier does not say. */
  readonly at: { readonly latitude: number; readonly longitude: number } | null;
}

/** An offer to carry all parcels of a shipment. */
export interface Rate {
  readonly id: string;
  /** The courier's id of the shipment that the rate is for. */
  readonly shipmentId: string;
  /** The courier, as it names itself: `Estafeta`. */
  readonly carrier: string;
  readonly service: string;
  readonly price: Money;
  /** Days until it arrives; null where the courier does not say. */
  readonly days: number | null;
}

/** The label that an event is about, by one of its names. */
export type EventHint = { readonly label: string } | { readonly trackingNumber: string };

/** A label that is bought, or about to be. */
export interface Label {
  readonly id: string;
  /** `pending` has no number yet; it is asked for again. */
  readonly state: 'pending' | 'bought' | 'canceling' | 'canceled';
  readonly trackingNumber: string | null;
  /** The courier's own page of the journey. */
  readonly trackingUrl: string | null;
  /** Addresses of what is printed, one for each parcel that has a label of its own. */
  readonly documents: readonly string[];
  readonly journey: Journey;
  /** What the courier charged; null where it does not say, as for a label that was looked up. */
  readonly price: Money | null;
}

/** `pending` is decided by the courier later, and told by `track`. */
export type Cancellation = 'canceled' | 'pending';

export interface CourierError {
  readonly code:
    | 'no_rates'
    /** No answer, one that cannot be read, or the courier's own failure. */
    | 'courier_unavailable'
    /** The courier will not: wrong keys, a rate that is too old, a label that was used. */
    | 'courier_refused'
    | 'label_not_found';
  /** For logs: a status or a code, never a buyer's data. */
  readonly message: string;
}
