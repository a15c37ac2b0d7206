import type { CatalogueRule } from '../contracts/catalogue-rules.ts';

/** The form's fields of a catalogue's rule. */
export const RULE_FIELDS = [
  'rule_type',
  'rule_tags',
  'rule_from',
  'rule_to',
  'rule_owner',
  'rule_days',
] as const;
export type RuleField = (typeof RULE_FIELDS)[number];

/** A rule as its form holds it; all empty where there is none. */
export function ruleValues(rule: CatalogueRule | null): Record<RuleField, string> {
  const price = (amount: number | null | undefined) =>
    typeof amount === 'number' ? (amount / 100).toFixed(2) : '';
  return {
    rule_type: rule?.type ?? '',
    rule_tags: rule?.tags.join(', ') ?? '',
    rule_from: price(rule?.price_from),
    rule_to: price(rule?.price_to),
    rule_owner: rule?.owner ?? '',
    rule_days: String(rule?.new_days ?? ''),
  };
}
