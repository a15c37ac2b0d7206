import { affinityRequestsFragment } from '../../fragments/office/affinity-requests/server.ts';
import { affinityFragment } from '../../fragments/shop/affinity/server.ts';
import {
  askAffinity,
  decideAffinity,
  getOwnAffinity,
  leaveAffinity,
  listAffinity,
} from '../../shared/contracts/affinity.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { affinityStates, AFFINITY_PAGE } from '../../shared/rules/affinity.ts';
import { formOf, type Fields, type FormAbout } from '../kit/form.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const OWN_DONE = ['asked', 'left'] as const;
const DONE = ['accepted', 'rejected'] as const;
const OWN_PATH = '/apps/me/affinity-group/requests';

const ofPerson = (_fields: Fields, { person }: FormAbout) => ({ me: person?.id });

/** Where the account stands in the network's affinity group. */
export const affinityPage = definePage({
  name: 'affinity',
  words: affinityFragment.words,
  paths: [OWN_PATH],
  query: ['done'],
  needs: 'account',
  shell: 'account',
  forms: {
    ask: { call: askAffinity, done: 'asked', fields: ofPerson },
    leave: { call: leaveAffinity, done: 'left', fields: ofPerson },
  },
  async view({ env, title, person, query, read, form, idempotencyKey }) {
    const me = (await person)?.id ?? '';
    const own = await read(getOwnAffinity, { params: { me } }).then(orThrow);
    return {
      status: form ? 422 : 200,
      head: privateHead(title, OWN_PATH),
      main: wrapped(
        slot(affinityFragment, {
          class: 'primary',
          props: {
            env,
            own,
            path: env.base + OWN_PATH,
            done: OWN_DONE.find((one) => one === query.get('done')) ?? null,
            error: form?.error ?? null,
            idempotencyKey,
          },
        }),
      ),
    };
  },
});

/** Who asks to join the store's affinity group, and who belongs to it. */
export const affinityRequestsPage = definePage({
  name: 'affinity-requests',
  words: affinityRequestsFragment.words,
  paths: ['/admin/solicitudes'],
  query: ['page', 'state', 'done'],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    accept: formOf({
      call: decideAffinity,
      done: 'accepted',
      fields: ({ id }) => ({ id, accepted: true }),
    }),
    reject: formOf({
      call: decideAffinity,
      done: 'rejected',
      fields: ({ id, rejection }) => ({ id, accepted: false, rejection }),
      check: problemsOf,
      blames: ['rejection'],
    }),
  },
  async view({ env, store, title, query, read, form, idempotencyKey }) {
    const page = pageNumber(query);
    const state = affinityStates.find((one) => one === query.get('state')) ?? 'asked';
    const list = await read(listAffinity, {
      query: { state, ...rowsOf(page, AFFINITY_PAGE) },
    }).then(orThrow);
    return {
      status: form ? 422 : 200,
      head: privateHead(title, '/admin/solicitudes'),
      main: wrapped(
        slot(affinityRequestsFragment, {
          class: 'primary',
          props: {
            env,
            isGroup: store.store_type === 'affinity',
            members: list.results,
            total: list.matches_estimated,
            page,
            state,
            done: DONE.find((one) => one === query.get('done')) ?? null,
            error: form?.error ?? null,
            values: form?.values ?? {},
            errors: form?.errors ?? {},
            idempotencyKey,
          },
        }),
      ),
    };
  },
});

function problemsOf({ rejection = '' }: Fields, { tag }: FormAbout): Record<string, string> {
  const { needs } = wordsOf(affinityRequestsFragment.words, tag);
  return rejection.trim() === '' ? { rejection: needs.rejection } : {};
}
