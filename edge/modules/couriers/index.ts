export {
  countriesOf,
  toOriginRow,
  toPlaceFrom,
  toPlaceTo,
  toRate,
  toRateRows,
  toSendingAddress,
  toSentLines,
  toShipping,
} from './mapper.ts';
export { PARCEL_MOST, PARCEL_PLAIN, PLACE_LIFE_MS, RATE_LIFE_MS, placeOf } from './rules.ts';
export * as couriers from './statements.ts';
export type { RateRow, SenderRow } from './statements.ts';
export * as labels from './label-statements.ts';
export type { LabelRow } from './label-statements.ts';
export {
  labelAfter,
  labelCanceled,
  labelRefused,
  labelUnchanged,
  labelUnknown,
  toLabelView,
  type ToldLabel,
} from './label-mapper.ts';
