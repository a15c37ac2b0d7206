import type { WizardStep } from '../rules/wizard-steps.ts';
import type { FormValues } from './form.ts';
import { itemBody, newItemValues } from './item-form.ts';
import { settingsBody, settingsValues, type FormSettings } from './settings-form.ts';

/** The forms of the wizard's steps, as the edge reads them: a few fields each of forms that the office has whole. */

type Values = Record<string, string>;

/** The settings that each of two steps is about. */
const LOOKS = ['photo', 'color1', 'color2'] as const;
const SALE = [
  'delivery_types',
  'payment_types',
  'fixed_shipping_cost',
  'fixed_shipping_days',
  'collection_address',
] as const;

/** The boxes of the ways to deliver and to pay. */
const isTick = (name: string) => /^(?:delivery|payment)_(?!first$|types$)/.test(name);

/** The fields of a step as it begins: those of the settings that it shows, or an empty form. */
export function stepValues(
  step: WizardStep,
  settings: FormSettings,
  country: string,
  catalogue = '',
): Values {
  if (step === 'catalogue') return { name: '', photo: '' };
  if (step === 'item')
    return { type: 'product', name: '', price: '', on_hand: '1', photo: '', catalogue };
  const values = settingsValues(settings, country);
  const names: readonly string[] = step === 'looks' ? LOOKS : SALE;
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => names.includes(name) || (step === 'payments' && isTick(name)),
    ),
  );
}

/** The settings that a step changes, as the call takes them. */
export function stepSettings(
  step: 'looks' | 'payments',
  values: FormValues,
  settings: FormSettings,
  country: string,
): Partial<ReturnType<typeof settingsBody>> {
  const body = settingsBody(withSettings(values, settings, country), country);
  const names: readonly string[] = step === 'looks' ? LOOKS : SALE;
  return Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)));
}

/** A whole form of the settings with the fields of a step in it; a box that is not ticked is not posted. */
function withSettings(values: FormValues, settings: FormSettings, country: string): Values {
  const kept = Object.entries(settingsValues(settings, country)).filter(([name]) => !isTick(name));
  return { ...Object.fromEntries(kept), ...values };
}

/** The first item of a store, as the call takes it; in a catalogue where one was chosen. */
export function firstItemBody(values: FormValues, clock: string) {
  const { catalogue = '' } = values;
  return {
    ...itemBody(firstItemValues(values), clock),
    ...(catalogue !== '' && { catalogue_id: catalogue }),
  };
}

function firstItemValues({ type = '', name = '', price = '', photo = '', ...values }: FormValues) {
  const kind = type === 'service' ? 'service' : 'product';
  return {
    ...newItemValues(kind),
    name,
    photos: photo,
    sku_0_price: price,
    sku_0_on_hand: kind === 'service' ? '' : (values['on_hand'] ?? ''),
  };
}
