import { ownInvoices } from '../../fragments/office/own-invoices/server.ts';
import { makeGlobalInvoice, previewGlobalInvoice } from '../../shared/contracts/global-invoices.ts';
import {
  changeBilling,
  getBilling,
  issueInvoice,
  listInvoices,
  listWaitingInvoices,
  stampInvoice,
  storeTaxData,
} from '../../shared/contracts/invoices.ts';
import { messageFor } from '../../shared/i18n/index.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { taxProblems } from '../../shared/rules/cfdi.ts';
import { periodicities } from '../../shared/rules/global-period.ts';
import { isDay, localIso } from '../../shared/rules/local-time.ts';
import { formOf, type Fields, type FormAbout } from '../kit/form.ts';
import { definePage, pageNumber, rowsOf, type PageContext } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const PATH = '/admin/facturas';
const DONE = ['saved', 'issued', 'stamped', 'global'] as const;
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

/** The period of a global invoice that the address names, and what that would have. */
async function lookedAt({ env, read, query, store, now }: PageContext) {
  const [typed, day = ''] = [query.get('periodicity'), query.get('day') ?? undefined];
  const periodicity = periodicities.find((one) => one === typed);
  if (!periodicity || !isDay(day)) {
    const today = localIso(now, 'MX').slice(0, 10);
    return { period: { periodicity: periodicity ?? '04', day: today }, preview: null };
  }
  const period = { periodicity, day };
  const found = await read(previewGlobalInvoice, { params: { id: store.id }, query: period });
  return { period, preview: found.ok ? found.value : messageFor(found.error, env.tag) };
}

/** The invoices that the store issues (spec [2]); needs `invoicing-admin`. */
export const ownInvoicesPage = definePage({
  name: 'own-invoices',
  words: ownInvoices.words,
  paths: ['/admin/facturas'],
  query: ['page', 'InvoicesFilter', 'periodicity', 'day', 'done'],
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
    global: { call: makeGlobalInvoice, done: 'global', invalid: 'period_empty' },
    stamp: { call: stampInvoice, done: 'stamped', invalid: 'invoice_not_found' },
  },
  async view(context) {
    const { env, title, read, query, store, form, idempotencyKey } = context;
    const page = pageNumber(query);
    const filter = (query.get('InvoicesFilter') ?? '').slice(0, FILTER_MAX);
    const params = { id: store.id };
    const [list, waiting, own, looked] = await Promise.all([
      read(listInvoices, {
        params,
        query: { ...(filter && { filter }), ...rowsOf(page, PAGE_SIZE.table) },
      }).then(orThrow),
      read(listWaitingInvoices, { params }).then(orThrow),
      read(getBilling, { params }).then(orThrow),
      lookedAt(context),
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
            ...looked,
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
