import { waitingList } from '../../fragments/shop/waiting-list/server.ts';
import { waitingPlace } from '../../fragments/shop/waiting-place/server.ts';
import {
  joinWaitingList,
  leaveWaitingList,
  readWaitingOffer,
  readWaitingPlace,
} from '../../shared/contracts/waiting-list.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { isEmail } from '../../shared/rules/email.ts';
import { formOf, type Fields, type FormAbout } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage } from '../kit/page.ts';
import { noticeOf, privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const pathOf = (item = '') => `/lista-de-espera/${item}`;

/** Where a visitor joins the waiting list of an experience, and is told that they have. */
export const waitingListPage = definePage({
  name: 'waiting-list',
  words: waitingList.words,
  paths: ['/lista-de-espera/:item{it_[a-z0-9-]+}'],
  query: ['place', 'done'],
  cached: false,
  forms: {
    join: formOf({
      call: joinWaitingList,
      check: problemsOf,
      blames: ['name', 'email'],
      fields: ({ sku, name, email, places }, { params }) => ({
        item: params['item'],
        sku,
        name,
        email,
        places: Number(places),
      }),
      onward: ({ place }, _fields, { base, params }) =>
        `${base}${pathOf(params['item'])}?${new URLSearchParams({ place })}`,
    }),
    leave: formOf({
      call: leaveWaitingList,
      invalid: 'invalid_link',
      refused: 'told',
      onward: (_answer, _fields, { base, params }) => `${base}${pathOf(params['item'])}?done=left`,
    }),
  },
  async view(context) {
    const { env, title, read, params, query, form, person: asked, idempotencyKey } = context;
    const item = params['item'] ?? '';
    const place = query.get('place');
    const isLeft = query.get('done') === 'left';
    const [found, person] = await Promise.all([
      read(readWaitingOffer, { params: { item } }),
      asked,
    ]);
    const offer = found.ok ? found.value : null;
    if (!offer && !form && place === null && !isLeft) return notFoundView(context);
    const filled: Readonly<Record<string, string>> = person ? { name: person.full_name } : {};
    return {
      status: form ? 422 : 200,
      head: privateHead(title, pathOf(item)),
      main: wrapped(
        slot(waitingList, {
          class: 'primary',
          props: {
            env,
            item,
            offer,
            place,
            isLeft,
            values: form?.values ?? filled,
            errors: form?.errors ?? {},
            error: form?.error ?? noticeOf(context),
            idempotencyKey,
          },
        }),
      ),
    };
  },
});

/** Where the mail of an offer leads: its places are bought there, or given up. */
export const waitingPlacePage = definePage({
  name: 'waiting-place',
  paths: ['/lista-de-espera/lugar/:code'],
  query: ['notice'],
  cached: false,
  forms: {
    leave: formOf({
      call: leaveWaitingList,
      invalid: 'invalid_link',
      refused: 'told',
      fields: (_fields, { params }) => ({ place: params['code'] }),
    }),
  },
  async view(context) {
    const { env, read, params, idempotencyKey } = context;
    const code = params['code'] ?? '';
    const found = await read(readWaitingPlace, { params: { code } });
    if (!found.ok || !found.value) return notFoundView(context);
    const { titles } = wordsOf(waitingPlace.words, env.tag);
    return {
      status: 200,
      // The code stays out of what the page tells others.
      head: privateHead(titles[found.value.state], '/lista-de-espera/lugar/'),
      main: wrapped(
        slot(waitingPlace, {
          class: 'primary',
          props: { env, place: found.value, code, error: noticeOf(context), idempotencyKey },
        }),
      ),
    };
  },
});

function problemsOf({ name = '', email = '' }: Fields, { tag }: FormAbout): Record<string, string> {
  const { needs } = wordsOf(waitingList.words, tag);
  return {
    ...(name.trim() === '' && { name: needs.name }),
    ...(!isEmail(email.trim()) && { email: needs.email }),
  };
}
