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
  toPlaceAtBranch,
} from './mapper.ts';
export {
  PARCEL_MOST,
  PARCEL_PLAIN,
  PLACE_LIFE_MS,
  RATE_LIFE_MS,
  placeOf,
  placeOfBranch,
} from './rules.ts';
export { toBranch, toFoundBranches } from './branch-mapper.ts';
export * as couriers from './statements.ts';
export type { RateRow, SenderRow } from './statements.ts';
export * as courierBranches from './branch-statements.ts';
export * as pastLabels from './past-labels.ts';
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
