import { deliveryDone } from '../../fragments/office/own-delivery-terms/props.ts';
import { ownDeliveryTermsFragment } from '../../fragments/office/own-delivery-terms/server.ts';
import { ownDeliveryFragment } from '../../fragments/shop/own-delivery/server.ts';
import {
  chooseOwnDelivery,
  getOwnDelivery,
  ownDelivery,
  readOwnDeliveries,
  setOwnDelivery,
} from '../../shared/contracts/own-delivery.ts';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { spansOf, WEEK } from '../../shared/rules/own-delivery.ts';
import { formOf, type Fields, type PageForm } from '../kit/form.ts';
import type { PageContext } from '../kit/page.ts';
import { slot } from '../kit/slot.ts';

/** The name under which the form of a checkout is posted. */
const INTENT = 'own_delivery';

/** True for a form that the fragment of own deliveries shows again by itself. */
export function isOwnDeliveryForm(form: PageContext['form']): boolean {
  return form?.intent === INTENT;
}

/** Has a supplier's own people bring its part; it leads back to the checkout, whose total has the cost. */
export const ownDeliveryForm = formOf({
  call: chooseOwnDelivery,
  check({ date = '', hours = '' }, { tag }): Record<string, string> {
    const t = wordsOf(ownDeliveryFragment.words, tag);
    if (date !== '' && hours === '') return { hours: t.needsHours };
    return date === '' && hours !== '' ? { date: t.needsDay } : {};
  },
  async fields({ supplier, date, hours = '' }, { params, read }) {
    const checkout = params['checkout'] ?? '';
    const found = await read(readOwnDeliveries, { params: { checkout } });
    const cart = found.ok ? found.value.cart : null;
    const [span] = spansOf(hours) ?? [];
    return { cart, checkout, supplier, wanted: span ? { date, ...span } : null };
  },
  invalid: 'delivery_not_available',
});

/** Deliveries by suppliers' own people above a checkout; undefined where no supplier offers one. */
export async function ownDeliverySlot({ env, read, params, form, idempotencyKey }: PageContext) {
  const checkout = params['checkout'] ?? '';
  const found = await read(readOwnDeliveries, { params: { checkout } });
  if (!found.ok || found.value.parts.length === 0) return undefined;
  const refused = isOwnDeliveryForm(form) ? form : undefined;
  return slot(ownDeliveryFragment, {
    class: 'primary',
    props: {
      env,
      path: `/checkout/${checkout}`,
      parts: found.value.parts,
      idempotencyKey,
      values: refused?.values ?? {},
      errors: refused?.errors ?? {},
      error: refused?.error ?? null,
    },
  });
}

const paramsOf = (store: StoreInfo) => ({
  mashup: `${store.id}:${store.id}`,
  type: store.store_type,
});

/** The terms that the fields of the settings' form say, as the call checks them. */
const termsOf = (fields: Fields) => ({
  cost: Math.round(Number(fields['cost'] ?? 0) * 100),
  lead_days: Number(fields['lead_days']),
  weekdays: WEEK.filter((day) => fields[`weekday_${day}`] !== undefined),
  windows: spansOf(fields['windows'] ?? ''),
  postal_codes: (fields['postal_codes'] ?? '')
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean),
});

/** The forms of the settings' page about the store's own delivery. */
export const deliveryForms: Readonly<Record<'delivery' | 'no_delivery', PageForm>> = {
  delivery: {
    call: setOwnDelivery,
    done: 'delivery',
    check(fields, { tag }) {
      const { needs } = wordsOf(ownDeliveryTermsFragment.words, tag);
      const { error } = ownDelivery.safeParse(termsOf(fields));
      const wrong = new Set(error?.issues.map(({ path: [name] }) => name));
      return Object.fromEntries(Object.entries(needs).filter(([name]) => wrong.has(name)));
    },
    fields: (fields, { store }) => ({ ...paramsOf(store), delivery: termsOf(fields) }),
  },
  no_delivery: {
    call: setOwnDelivery,
    done: 'no-delivery',
    fields: (_fields, { store }) => ({ ...paramsOf(store), delivery: null }),
  },
};

/** True for a form of the settings' page that the fragment of the store's own delivery shows again. */
export function isDeliveryTermsForm(form: PageContext['form']): boolean {
  return form?.intent !== undefined && form.intent in deliveryForms;
}

/** What a store's own delivery asks for, on its settings' page. */
export async function deliveryTermsSlot(context: PageContext) {
  const { env, read, store, query, form, idempotencyKey } = context;
  const { delivery } = await read(getOwnDelivery, { params: paramsOf(store) }).then(orThrow);
  const refused = isDeliveryTermsForm(form) ? form : undefined;
  return slot(ownDeliveryTermsFragment, {
    class: 'primary',
    props: {
      env,
      terms: delivery,
      done: deliveryDone.find((one) => one === query.get('done')) ?? null,
      idempotencyKey,
      values: refused?.values ?? null,
      errors: refused?.errors ?? {},
      error: refused?.error ?? null,
    },
  });
}
