import type { CatalogueRule } from '../contracts/catalogue-rules.ts';
import { CATALOGUE_RULE_MAX } from '../rules/catalogue-rule.ts';
import { minorOf, wholeOf } from '../rules/typed-numbers.ts';

type Values = Readonly<Record<string, string>>;

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

export type RuleProblem = 'price' | 'prices' | 'days' | 'tags';

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

/** The problems of a rule before it is sent, by field name. */
export function ruleProblems(values: Values): Partial<Record<RuleField, RuleProblem>> {
  const { rule_from: from = '', rule_to: to = '', rule_days: days = '' } = values;
  const [least, most] = [from, to].map((text) => (text.trim() === '' ? null : minorOf(text)));
  const count = wholeOf(days.trim());
  const isNumber = typeof least === 'number' && typeof most === 'number';
  return {
    ...(least === undefined && { rule_from: 'price' as const }),
    ...(most === undefined && { rule_to: 'price' as const }),
    ...(isNumber && least > most && { rule_to: 'prices' as const }),
    ...(days.trim() !== '' &&
      (!count || count > CATALOGUE_RULE_MAX.days) && { rule_days: 'days' as const }),
    ...(tagsOf(values).length > CATALOGUE_RULE_MAX.tags && { rule_tags: 'tags' as const }),
  };
}

/** The rule that a form without problems says; null where every field is empty. */
export function ruleOf(values: Values): CatalogueRule | null {
  const said = (name: RuleField): string => values[name]?.trim() ?? '';
  const rule = {
    type: (said('rule_type') || null) as CatalogueRule['type'],
    tags: tagsOf(values),
    price_from: minorOf(said('rule_from')) ?? null,
    price_to: minorOf(said('rule_to')) ?? null,
    owner: said('rule_owner') || null,
    new_days: wholeOf(said('rule_days')) ?? null,
  };
  const { tags, ...others } = rule;
  return tags.length > 0 || Object.values(others).some((one) => one !== null) ? rule : null;
}

function tagsOf(values: Values): string[] {
  const typed = (values['rule_tags'] ?? '').split(',').map((tag) => tag.trim());
  return [...new Set(typed.filter(Boolean))];
}
