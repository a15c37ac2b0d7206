/** Units of a variant; each variant stands once. */
export interface Units {
  readonly sku: string;
  readonly amount: number;
}

/** Units with the price that the store sells them at, as the buyer was shown it. */
export interface PricedUnits extends Units {
  readonly price: number;
}
