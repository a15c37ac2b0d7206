import { ITEM_MAX, TEXT_MAX } from '../kernel/constants/limits.ts';
import { storeDeliveryTypes } from './checkout-totals.ts';
import { minorOf, wholeOf } from './typed-numbers.ts';
import type { WizardStep } from './wizard-steps.ts';

/*
 * What the browser checks of the wizard's forms before they are sent. The calls have all the rules; this page
 * does not load them for five fields.
 */

type Values = Readonly<Record<string, string>>;

/** Why a field of a step is refused; the words are the fragment's. */
export type StepProblem =
  | 'required'
  | 'long'
  | 'color'
  | 'price'
  | 'units'
  | 'collection'
  | 'payment'
  | 'delivery'
  | 'cost'
  | 'days';

type Problems = Record<string, StepProblem>;

/** The types of a first item: the others need more than the wizard asks for. */
export const firstItemTypes = ['product', 'service'] as const;

/** The days that a delivery may take at most. */
const DAYS_MAX = 90;

/** The problems of a step's form before it is sent, by field name. */
export function stepProblems(step: WizardStep, values: Values): Problems {
  return CHECKS[step]((name) => (values[name] ?? '').trim(), Object.keys(values));
}

type Check = (text: (name: string) => string, names: readonly string[]) => Problems;

const CHECKS: Readonly<Record<WizardStep, Check>> = {
  looks: (text) =>
    only(['color1', 'color', !isHex(text('color1'))], ['color2', 'color', !isHex(text('color2'))]),
  catalogue: (text) => nameProblem(text('name'), TEXT_MAX.catalogueName),
  item: (text) => ({
    ...nameProblem(text('name'), TEXT_MAX.itemName),
    ...only(
      ['price', 'price', minorOf(text('price')) === undefined],
      ['on_hand', 'units', text('type') !== 'service' && !isUpTo(text('on_hand'), ITEM_MAX.units)],
    ),
  }),
  payments: (text, names) =>
    only(
      ['delivery_types', 'delivery', !storeDeliveryTypes.some((type) => text(`delivery_${type}`))],
      [
        'collection_address',
        'collection',
        text('delivery_collection') !== '' && text('collection_address') === '',
      ],
      ['fixed_shipping_cost', 'cost', minorOf(text('fixed_shipping_cost')) === undefined],
      [
        'fixed_shipping_days',
        'days',
        text('fixed_shipping_days') === '' || !isUpTo(text('fixed_shipping_days'), DAYS_MAX),
      ],
      [
        'payment_types',
        'payment',
        !names.some((name) => name.startsWith('payment_') && text(name)),
      ],
    ),
};

function nameProblem(name: string, most: number): Problems {
  return only(['name', 'required', name === ''], ['name', 'long', Array.from(name).length > most]);
}

function isHex(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text);
}

/** Whether a text is empty, or a whole number up to the most. */
function isUpTo(text: string, most: number): boolean {
  const value = wholeOf(text);
  return text === '' || (value !== undefined && value <= most);
}

function only(...problems: readonly (readonly [string, StepProblem, boolean])[]): Problems {
  return Object.fromEntries(problems.filter(([, , is]) => is).map(([name, what]) => [name, what]));
}
