/** The most tags of a catalogue's rule, and the most days that a product counts as new. */
export const CATALOGUE_RULE_MAX = { tags: 10, days: 365 } as const;
