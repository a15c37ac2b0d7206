import type { CatalogueRule } from '../contracts/catalogue-rules.ts';
import { CATALOGUE_RULE_MAX } from '../rules/catalogue-rule.ts';
import { minorOf, wholeOf } from '../rules/typed-numbers.ts';
import type { RuleField } from './catalogue-rule-values.ts';

type Values = Readonly<Record<string, string>>;

export type RuleProblem = 'price' | 'prices' | 'days' | 'tags';

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
