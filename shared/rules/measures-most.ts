/** The greatest measures of an item; our own limits. */
export const MEASURE_MAX = {
  /** Grams of one unit. */
  weight_g: 1_000_000,
  /** Millimetres of a side. */
  side_mm: 10_000,
  /** Hundredths of a percent. */
  tax_rate: 10_000,
} as const;

/** Tags that the form of an item offers, and the items, first in the shop, that they are read from. */
export const TAGS_MOST = { offered: 200, readFrom: 300 } as const;
