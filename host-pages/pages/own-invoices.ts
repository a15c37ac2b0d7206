import { ownInvoices } from '../../fragments/office/own-invoices/server.ts';
import {
  changeBilling,
  getBilling,
  issueInvoice,
  listInvoices,
  listWaitingInvoices,
  stampInvoice,
  storeTaxData,
} from '../../shared/contracts/invoices.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { taxProblems } from '../../shared/rules/cfdi.ts';
import { formOf, type Fields, type FormAbout } from '../kit/form.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const PATH = '/admin/facturas';
const DONE = ['saved', 'issued', 'stamped'] as const;
const FILTER_MAX = 40;

function problemsOf(fields: Fields, { tag }: FormAbout): Record<string, string> {
  const needs: Readonly<Record<string, string>> = wordsOf(ownInvoices.words, tag).needs;
  const read = storeTaxData.safeParse({
    ...fields,
    vat: Number(fields['vat']),
    issues_alone: false,
  });
  const wrong = read.success
    ? taxProblems(read.data)
    : read.error.issues.map(({ path }) => String(path[0]));
  return Object.fromEntries(wrong.map((field) => [field, needs[field] ?? '']));
}

/** The invoices that the store issues (spec [2]); needs `invoicing-admin`. */
export const ownInvoicesPage = definePage({
  name: 'own-invoices',
  words: ownInvoices.words,
  paths: ['/admin/facturas'],
  query: ['page', 'InvoicesFilter', 'done'],
  needs: 'invoicing-admin',
  shell: 'office',
  forms: {
    save: formOf({
      call: changeBilling,
      done: 'saved',
      check: problemsOf,
      fields: ({ vat, issues_alone: alone, ...fields }) => ({
        ...fields,
        vat: Number(vat),
        issues_alone: alone === 'on',
      }),
    }),
    issue: { call: issueInvoice, done: 'issued', invalid: 'order_not_found' },
    stamp: { call: stampInvoice, done: 'stamped', invalid: 'invoice_not_found' },
  },
  async view({ env, title, read, query, store, form, idempotencyKey }) {
    const page = pageNumber(query);
    const filter = (query.get('InvoicesFilter') ?? '').slice(0, FILTER_MAX);
    const params = { id: store.id };
    const [list, waiting, own] = await Promise.all([
      read(listInvoices, {
        params,
        query: { ...(filter && { filter }), ...rowsOf(page, PAGE_SIZE.table) },
      }).then(orThrow),
      read(listWaitingInvoices, { params }).then(orThrow),
      read(getBilling, { params }).then(orThrow),
    ]);
    const done = query.get('done');
    return {
      status: form ? 422 : 200,
      head: privateHead(title, PATH),
      main: wrapped(
        slot(ownInvoices, {
          class: 'primary',
          props: {
            env,
            supplier: store.id,
            invoices: list.results,
            total: list.matches_estimated,
            page,
            filter,
            waiting: waiting.results,
            billing: own.billing,
            done: DONE.find((one) => one === done) ?? null,
            values: form?.intent === 'save' ? form.values : {},
            errors: form?.errors ?? {},
            error: form?.error ?? null,
            idempotencyKey,
          },
        }),
      ),
    };
  },
});
