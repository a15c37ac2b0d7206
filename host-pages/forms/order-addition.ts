import { orderAddition } from '../../fragments/office/order-addition/server.ts';
import {
  addToOrder,
  previewOrderAddition,
  shownAddition,
  type ShownAddition,
} from '../../shared/contracts/order-additions.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { storeDeliveryTypes } from '../../shared/rules/checkout-totals.ts';
import { daysOf, lineProblems, typedLines } from '../../shared/rules/draft-form.ts';
import { DRAFT_PRICE_MAX } from '../../shared/rules/draft-orders.ts';
import { minorOf, wholeOf } from '../../shared/rules/typed-numbers.ts';
import {
  formOf,
  isRefused,
  type Fields,
  type FormAbout,
  type PageForm,
  type ShownForm,
} from '../kit/form.ts';

const UNITS = 'left:';

/** The units that the order's lines are to have, as they were typed; undefined where a text is no number. */
function typedUnits(fields: Fields) {
  return Object.entries(fields)
    .filter(([name]) => name.startsWith(UNITS))
    .map(([name, units]) => ({ sku: name.slice(UNITS.length), units: wholeOf(units.trim()) }));
}

/** The cost of the shipping; an empty field is none, and undefined is no cost. */
const shippingOf = ({ shipping = '' }: Fields) => minorOf(shipping.trim() || '0');

function problemsOf(fields: Fields, { tag }: FormAbout): Record<string, string> {
  const { needs } = wordsOf(orderAddition.words, tag);
  const shipping = shippingOf(fields);
  const isWhole = typedUnits(fields).every(({ units }) => units !== undefined);
  return {
    ...lineProblems(fields, needs),
    ...(!isWhole && { left: needs.left }),
    ...((shipping === undefined || shipping > DRAFT_PRICE_MAX) && { shipping: needs.shipping }),
    ...((fields['delivery_type'] ?? '') === '' && { delivery_type: needs.delivery_type }),
  };
}

function additionOf(fields: Fields, { store, params }: FormAbout) {
  const leaves = typedUnits(fields);
  return {
    id: store.id,
    order: params['order'],
    edits: Number(fields['edits']),
    additions: Number(fields['additions']),
    lines: typedLines(fields),
    ...(leaves.length > 0 && { leaves }),
    delivery_type: storeDeliveryTypes.find((one) => one === fields['delivery_type']) ?? null,
    shipping: shippingOf(fields),
    days: daysOf(fields),
    is_mailed: fields['is_mailed'] === 'yes',
  };
}

/** The forms by which a seller adds to a placed order: what it would do, and that it is done. */
export const additionForms: Readonly<Record<string, PageForm>> = {
  preview: formOf({
    call: previewOrderAddition,
    check: problemsOf,
    blames: ['delivery_type'],
    fields: additionOf,
    onward: (shown, fields) => ({
      values: { ...fields, preview: JSON.stringify(shown) },
      errors: {},
    }),
  }),
  add: formOf({
    call: addToOrder,
    check: problemsOf,
    blames: ['delivery_type'],
    fields: additionOf,
    onward: ({ id }, _fields, { base }) => `${base}/admin/pedidos-con-enlace/${id}?done=made`,
  }),
};

/** What an addition would do, where its call has just answered it. */
export function shownOf(form: ShownForm | undefined): ShownAddition | null {
  if (form?.intent !== 'preview' || isRefused(form)) return null;
  return shownAddition.parse(JSON.parse(form.values['preview'] ?? 'null'));
}
