import type { Done } from '../../fragments/shop/addresses/props.ts';
import { addresses } from '../../fragments/shop/addresses/server.ts';
import {
  addAddress,
  changeAddress,
  chooseAddress,
  listAddresses,
  removeAddress,
  restoreAddress,
  showCountry,
} from '../../shared/contracts/addresses.ts';
import { ADDRESSES_MAX } from '../../shared/kernel/constants/limits.ts';
import { parseId } from '../../shared/kernel/ids.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { phoneCountries } from '../../shared/rules/phone.ts';
import { statesOf } from '../../shared/rules/states.ts';
import { addressFaults, addressOfForm } from '../forms/address-form.ts';
import { formOf, isRefused, type Fields, type FormAbout } from '../kit/form.ts';
import { definePage } from '../kit/page.ts';
import { noticeOf, privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const PATH = '/me/addresses';
const DONE: readonly Done[] = ['added', 'changed', 'chosen', 'removed', 'restored'];

/** A form about one address of the book. */
const ofAddress = {
  fields: ({ address }: Fields) => ({ id: address }),
  invalid: 'address_not_found',
  refused: 'told',
} as const;

/** The account's book of addresses. */
export const addressesPage = definePage({
  name: 'addresses',
  words: addresses.words,
  paths: [PATH],
  query: ['done', 'notice', 'edit', 'removed'],
  needs: 'account',
  shell: 'account',
  forms: {
    add: { call: addAddress, done: 'added', check: problemsOf, fields: bodyOf },
    change: formOf({
      call: changeAddress,
      check: problemsOf,
      fields: (fields) => ({ ...bodyOf(fields), id: fields['address'] }),
      onward: (_answer, _fields, { base }) => `${base}${PATH}?done=changed`,
    }),
    country: formOf({
      call: showCountry,
      fields: () => ({}),
      onward: (_answer, fields) => ({ values: fields, errors: {} }),
    }),
    choose: { call: chooseAddress, done: 'chosen', ...ofAddress },
    remove: formOf({
      call: removeAddress,
      ...ofAddress,
      onward: (_answer, { address = '' }, { base }) =>
        `${base}${PATH}?done=removed&removed=${parseId('address', address) ?? ''}`,
    }),
    restore: { call: restoreAddress, done: 'restored', ...ofAddress },
  },
  async view(context) {
    const { env, title, read, query, form, idempotencyKey } = context;
    const { results: book } = orThrow(await read(listAddresses));
    const asked = form?.values['address'] ?? query.get('edit');
    const done = DONE.find((one) => one === query.get('done')) ?? null;
    return {
      status: form && isRefused(form) ? 422 : 200,
      head: privateHead(title, PATH),
      main: wrapped(
        slot(addresses, {
          class: 'primary',
          props: {
            env,
            book,
            most: ADDRESSES_MAX,
            states: statesOf(phoneCountries),
            editing: book.find(({ id }) => id === asked) ?? null,
            done,
            removed:
              done === 'removed' ? (parseId('address', query.get('removed') ?? '') ?? null) : null,
            idempotencyKey,
            error: noticeOf(context),
            ...form,
          },
        }),
      ),
    };
  },
});

/** The problems of an address before it is sent, as its country writes addresses. */
function problemsOf(fields: Fields, { tag }: FormAbout): Record<string, string> {
  return addressFaults(fields, tag);
}

/** The address of a form, and whether checkouts come filled with it. */
function bodyOf(fields: Fields): Record<string, unknown> {
  return { ...addressOfForm(fields), is_default: fields['is_default'] !== undefined };
}
