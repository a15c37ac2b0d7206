import { pointOfSale } from '../../fragments/office/point-of-sale/server.ts';
import { draftOrderId } from '../../shared/contracts/draft-orders.ts';
import { orderId } from '../../shared/contracts/fields.ts';
import { findSaleItems, inStoreSale, sellInStore } from '../../shared/contracts/in-store.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { readLines, type SaleLine } from '../../shared/rules/in-store.ts';
import { problemsOfSale, receivedOf, takenOf } from '../../shared/rules/in-store-form.ts';
import { wholeOf } from '../../shared/rules/typed-numbers.ts';
import { formOf, isRefused, type ShownForm } from '../kit/form.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const PATH = '/admin/punto-de-venta';
const TEXT_MOST = 100;

const sell = formOf({
  call: sellInStore,
  fields: (fields, { store }) => {
    const received = receivedOf(fields) ?? undefined;
    const { full_name = '', email = '', phone = '', note = '' } = fields;
    return {
      id: store.id,
      lines: readLines(fields['lines'] ?? ''),
      total: Number(fields['total']),
      taken: takenOf(fields),
      ...(received !== undefined && { received }),
      full_name,
      email: email.trim(),
      phone,
      note,
    };
  },
  check: (fields, { store, tag }) =>
    problemsOfSale(
      fields,
      wholeOf(fields['total'] ?? '') ?? 0,
      store.country,
      wordsOf(pointOfSale.words, tag).needs,
    ),
  blames: ['received', 'phone'],
  // The page is shown again with the answer: the change that goes back stands nowhere else.
  onward: (answer) => ({ values: { sold: JSON.stringify(answer) }, errors: {} }),
});

/** The page on which the store's staff sells in person; needs `orders-admin`. */
export const pointOfSalePage = definePage({
  name: 'point-of-sale',
  words: pointOfSale.words,
  paths: ['/admin/punto-de-venta'],
  query: ['text', 'lines', 'draft', 'order'],
  needs: 'orders-admin',
  shell: 'office',
  usesCamera: true,
  forms: { sell },
  async view({ env, title, read, query, store, form, idempotencyKey }) {
    const isSold = form !== undefined && !isRefused(form);
    const text = (query.get('text') ?? '').trim().slice(0, TEXT_MOST);
    const begun = isSold ? [] : readLines(form?.values['lines'] ?? query.get('lines') ?? '');
    const answer = await read(findSaleItems, {
      params: { id: store.id },
      query: { text, skus: begun.map(({ sku }) => sku).join(',') },
    }).then(orThrow);
    return {
      status: form && !isSold ? 422 : 200,
      head: privateHead(title, PATH),
      main: wrapped(
        slot(pointOfSale, {
          class: 'primary',
          props: {
            env,
            supplier: store.id,
            text,
            found: answer.results,
            lines: withUnits(answer.lines, begun),
            draft: draftOrderId.safeParse(query.get('draft')).data ?? '',
            order: orderId.safeParse(query.get('order')).data ?? '',
            sold: isSold ? soldBy(form) : null,
            values: isSold ? {} : (form?.values ?? {}),
            errors: form?.errors ?? {},
            error: form?.error ?? null,
            idempotencyKey,
          },
        }),
      ),
    };
  },
});

/** The variants of a sale with the units of its lines. */
function withUnits<Item extends { readonly sku: string }>(
  items: readonly Item[],
  lines: readonly SaleLine[],
): (Item & { readonly amount: number })[] {
  const amounts = new Map(lines.map(({ sku, amount }) => [sku, amount]));
  return items.map((item) => ({ ...item, amount: amounts.get(item.sku) ?? 1 }));
}

/** The sale that the form has made. */
function soldBy({ values }: ShownForm) {
  const sold = inStoreSale.safeParse(JSON.parse(values['sold'] ?? 'null'));
  return sold.success ? sold.data : null;
}
