/** Units of a variant; each variant stands once. */
export interface Units {
  readonly sku: string;
  readonly amount: number;
}

/** Units with the price that the buyer was shown. */
export interface PricedUnits extends Units {
  readonly price: number;
}
