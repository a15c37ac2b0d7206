import type { EditedItem, ItemFields } from '../contracts/item-fields.ts';
import { wholeOf } from '../rules/typed-numbers.ts';

/** The part of an item's form that says whether it can be given back, and how. */

type Read = (name: string) => string;

const CHOICES = ['return_type', 'return_policy', 'return_fees', 'return_shipping_label'] as const;
const LEGENDS = ['return_policy_legend', 'return_policy_legend_en'] as const;

export function returnValues({ return_info: returns }: Pick<EditedItem, 'return_info'>) {
  const texts = [...CHOICES, ...LEGENDS].map((name) => [name, returns[name] ?? '']);
  return {
    ...(Object.fromEntries(texts) as Record<string, string>),
    restocking_fees: String(returns.restocking_fees ?? ''),
  };
}

/** The terms as the calls take them; what they refuse is told by `returnProblems`. */
export function returnBody(text: Read): ItemFields['return_info'] {
  const orNull = (name: string) => text(name) || null;
  const fees = orNull('return_fees');
  return {
    return_type: text('return_type') === 'disallowed' ? 'disallowed' : '72hrs',
    return_policy: text('return_policy') === 'customized' ? 'customized' : 'common',
    return_policy_legend: orNull('return_policy_legend'),
    return_policy_legend_en: orNull('return_policy_legend_en'),
    return_fees: fees,
    return_shipping_label: orNull('return_shipping_label'),
    restocking_fees: fees === 'restocking_fees' ? (wholeOf(text('restocking_fees')) ?? null) : null,
  } as ItemFields['return_info'];
}

export function returnProblems(text: Read): (readonly [string, 'required' | 'percent', boolean])[] {
  const percent = wholeOf(text('restocking_fees')) ?? 0;
  return [
    [
      'return_policy_legend',
      'required',
      text('return_policy') === 'customized' && text('return_policy_legend') === '',
    ],
    [
      'restocking_fees',
      'percent',
      text('return_fees') === 'restocking_fees' && (percent < 1 || percent > 100),
    ],
  ];
}
