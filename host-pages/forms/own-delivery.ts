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
import { shownIn, type PagePart } from '../kit/page-part.ts';
import { slot } from '../kit/slot.ts';

/** Has a supplier's own people bring its part; it leads back to the checkout, whose total has the cost. */
const ownDeliveryForm = formOf({
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

const checkoutForms = { own_delivery: ownDeliveryForm };

/** Deliveries by suppliers' own people before a checkout's form; none where no supplier offers one. */
async function checkoutSlots({ env, read, params, form, idempotencyKey }: PageContext) {
  const checkout = params['checkout'] ?? '';
  const found = await read(readOwnDeliveries, { params: { checkout } });
  if (!found.ok || found.value.parts.length === 0) return [];
  const refused = shownIn(checkoutForms, form);
  return [
    slot(ownDeliveryFragment, {
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
    }),
  ];
}

/** Deliveries by suppliers' own people, before the form of a checkout. */
export const ownDeliveryPart: PagePart = { forms: checkoutForms, slots: checkoutSlots };

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
const termsForms: Readonly<Record<'delivery' | 'no_delivery', PageForm>> = {
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

/** What a store's own delivery asks for, on its settings' page. */
async function termsSlots({ env, read, store, query, form, idempotencyKey }: PageContext) {
  const { delivery } = await read(getOwnDelivery, { params: paramsOf(store) }).then(orThrow);
  const refused = shownIn(termsForms, form);
  return [
    slot(ownDeliveryTermsFragment, {
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
    }),
  ];
}

/** The store's own delivery, on the settings' page. */
export const deliveryTermsPart: PagePart = { forms: termsForms, slots: termsSlots };
