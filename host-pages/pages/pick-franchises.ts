import type { Done } from '../../fragments/office/pick-franchises/props.ts';
import { pickFranchises } from '../../fragments/office/pick-franchises/server.ts';
import type { Callable } from '../../shared/contracts/form-call.ts';
import {
  addFranchise,
  readFranchisePicks,
  removeFranchise,
} from '../../shared/contracts/franchise-picks.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { PICKS_PAGE, PICKS_TEXT_MAX } from '../../shared/rules/franchises.ts';
import type { Fields, FormAbout, PageForm } from '../kit/form.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { noticeOf, privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const PATH = '/admin/franquicias';
const DONE: readonly Done[] = ['added', 'removed'];

/** The page's address with the search that a form carried along, and with what is told about it. */
function backTo(
  { base }: FormAbout,
  { text = '', page = '1' }: Fields,
  told: Readonly<Record<string, string>>,
): string {
  const search = { ...(text !== '' && { text }), ...(page !== '1' && { page }), ...told };
  return `${base}${PATH}?${new URLSearchParams(search)}`;
}

/** A form about one franchise, which leads back to the search that it stood in. */
function franchiseForm(call: Callable, done: Done): PageForm {
  return {
    call,
    invalid: 'franchise_not_found',
    fields: ({ id }, { store }) => ({
      mashup: `${store.id}:${store.id}`,
      type: store.store_type,
      id,
    }),
    onward: (_answer, fields, about) => backTo(about, fields, { done }),
    refused: ({ code }, fields, about) => backTo(about, fields, { notice: code }),
  };
}

/** The franchises of the network, of which an owner picks those that the store shows. */
export const pickFranchisesPage = definePage({
  name: 'pick-franchises',
  words: pickFranchises.words,
  paths: ['/admin/franquicias'],
  query: ['page', 'text', 'done', 'notice'],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    add: franchiseForm(addFranchise, 'added'),
    remove: franchiseForm(removeFranchise, 'removed'),
  },
  async view(context) {
    const { env, store, title, read, query, idempotencyKey } = context;
    const page = pageNumber(query);
    const text = query.get('text')?.slice(0, PICKS_TEXT_MAX) ?? '';
    const params = { text: text.trim(), ...rowsOf(page, PICKS_PAGE) };
    return {
      status: 200,
      head: privateHead(title, PATH),
      trail: [{ label: title, path: PATH }],
      main: wrapped(
        slot(pickFranchises, {
          class: 'primary',
          props: {
            env,
            storeType: store.store_type,
            list: orThrow(await read(readFranchisePicks, { params })),
            text,
            page,
            done: DONE.find((one) => one === query.get('done')) ?? null,
            idempotencyKey,
            error: noticeOf(context),
          },
        }),
      ),
    };
  },
});
