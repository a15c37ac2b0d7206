import type { LabelView } from '../../../shared/contracts/order-labels.ts';
import { takesLabelsBack } from '../../../shared/rules/courier-codes.ts';
import {
  BUYING_MOST_MS,
  journeyAfter,
  mayCancelLabel,
  nextLook,
  trackingKey,
} from '../../../shared/rules/courier-labels.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import type { LabelRow, LabelPatch } from './label-statements.ts';

type Couriers = NonNullable<CellScope['ports']['couriers']>;
type Courier = NonNullable<ReturnType<Couriers['open']>>;
/** A label as a courier's port tells it. */
export type ToldLabel = Extract<
  Awaited<ReturnType<Courier['track']>>,
  { readonly ok: true }
>['value'];

/** What a label becomes by a courier's answer; an answer that is older than one before it takes nothing back. */
export function labelAfter(row: LabelRow, told: ToldLabel, now: number): LabelPatch {
  const journey = journeyAfter(row.journey, told.journey);
  const state = row.label_state === 'canceled' ? 'canceled' : told.state;
  const papers = JSON.parse(row.papers) as string[];
  const isCharged = told.price !== null && told.price.currency === row.label_currency;
  const number = told.trackingNumber ?? row.tracking_number;
  return {
    label_state: state,
    label_ref: told.id,
    tracking_number: number,
    tracking_key: number === null ? null : trackingKey(number),
    tracking_url: told.trackingUrl ?? row.tracking_url,
    // A look at one parcel's label tells its own document alone.
    papers: JSON.stringify(told.documents.length >= papers.length ? told.documents : papers),
    label_price: isCharged && told.price ? told.price.amount : row.label_price,
    journey,
    journey_at: journey === row.journey ? row.journey_at : now,
    look_at: nextLook({ state, journey }, row.bought_at, now),
  };
}

/** The label as it is, asked about again at its time. */
export function labelUnchanged(row: LabelRow, now: number): LabelPatch {
  const { label_state: state, journey } = row;
  return { ...row, look_at: nextLook({ state, journey }, row.bought_at, now) };
}

/** A label of which the courier knows nothing: for a while its purchase may still be under way there. */
export function labelUnknown(row: LabelRow, now: number): LabelPatch {
  const isYoung = now - row.bought_at < BUYING_MOST_MS;
  return isYoung ? labelUnchanged(row, now) : labelRefused(row);
}

/** A label that the courier did not sell. */
export function labelRefused(row: LabelRow): LabelPatch {
  return { ...row, label_state: 'failed', look_at: null };
}

/** A label that is given back, or about to be. */
export function labelCanceled(
  row: LabelRow,
  state: 'canceling' | 'canceled',
  now: number,
): LabelPatch {
  const { journey } = row;
  return {
    ...row,
    label_state: state,
    look_at: nextLook({ state, journey }, row.bought_at, now),
  };
}

/** A label as its seller sees it. */
export function toLabelView(row: LabelRow): LabelView {
  return {
    state: row.label_state,
    price: row.label_price,
    currency: row.label_currency,
    tracking_number: row.tracking_number,
    tracking_url: row.tracking_url,
    papers: (JSON.parse(row.papers) as string[]).length,
    journey: row.journey,
    journey_on: row.journey_at === null ? null : new Date(row.journey_at).toISOString(),
    asked_on: new Date(row.bought_at).toISOString(),
    may_cancel: takesLabelsBack(row.courier_code) && mayCancelLabel(row.label_state, row.journey),
  };
}
