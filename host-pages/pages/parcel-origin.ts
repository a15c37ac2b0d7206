import { originDone } from '../../fragments/office/parcel-origin/props.ts';
import { parcelOrigin } from '../../fragments/office/parcel-origin/server.ts';
import { settings } from '../../fragments/office/settings/server.ts';
import { getOrigin, setOrigin } from '../../shared/contracts/courier.ts';
import { listPaymentAccounts } from '../../shared/contracts/payment-accounts.ts';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { isCourierCode } from '../../shared/rules/courier-codes.ts';
import { statesOf } from '../../shared/rules/states.ts';
import { addressFaults, addressOfForm } from '../forms/address-form.ts';
import type { Fields, FormAbout } from '../kit/form.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const PATH = '/admin/paqueteria';
/** The length of a phone number, as the contract has it. */
const PHONE = { min: 7, max: 20 } as const;

const paramsOf = (store: StoreInfo) => ({
  mashup: `${store.id}:${store.id}`,
  type: store.store_type,
});

/** Delivery by courier: what it needs, and the address that parcels leave from; needs `store-admin`. */
export const parcelOriginPage = definePage({
  name: 'parcel-origin',
  words: parcelOrigin.words,
  paths: ['/admin/paqueteria'],
  query: ['done'],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    save: {
      call: setOrigin,
      done: 'saved',
      check: problemsOf,
      fields: (fields, { store }) => ({ ...paramsOf(store), address: originOf(fields, store) }),
    },
    remove: {
      call: setOrigin,
      done: 'removed',
      fields: (_fields, { store }) => ({ ...paramsOf(store), address: null }),
    },
  },
  async view({ env, store, title, read, query, form, idempotencyKey }) {
    const [origin, accounts] = await Promise.all([
      read(getOrigin, { params: paramsOf(store) }).then(orThrow),
      read(listPaymentAccounts).then(orThrow),
    ]);
    const couriers = accounts.results.filter(({ code }) => isCourierCode(code));
    const own = couriers.filter(({ takes }) => takes === 'store');
    const isAny = couriers.some(({ takes }) => takes === 'platform');
    return {
      status: form ? 422 : 200,
      head: privateHead(title, PATH),
      trail: [
        {
          label: wordsOf(settings.words, env.tag).title,
          path: '/admin/configuracion',
        },
        { label: title, path: PATH },
      ],
      main: wrapped(
        slot(parcelOrigin, {
          class: 'primary',
          props: {
            env,
            address: origin.address,
            country: store.country,
            states: statesOf([store.country])[store.country] ?? [],
            account: own.length > 0 ? 'store' : isAny ? 'platform' : 'nobody',
            isRefused: own.length > 0 && own.every(({ test }) => test === 'refused'),
            done: originDone.find((one) => one === query.get('done')) ?? null,
            idempotencyKey,
            ...form,
          },
        }),
      ),
    };
  },
});

/** The address of the form: parcels leave from the store's own country. */
function originOf(fields: Fields, { country }: StoreInfo): object {
  const {
    country: _country,
    reference: _reference,
    ...address
  } = addressOfForm({ ...fields, country });
  return { ...address, phone: fields['phone']?.trim() ?? '' };
}

/** The problems of the form before it is sent. */
function problemsOf(fields: Fields, { store, tag }: FormAbout): Record<string, string> {
  const { length } = fields['phone']?.trim() ?? '';
  const isPhone = length >= PHONE.min && length <= PHONE.max;
  return {
    ...addressFaults({ ...fields, country: store.country }, tag),
    ...(!isPhone && { phone: wordsOf(parcelOrigin.words, tag).phoneNeeded }),
  };
}
