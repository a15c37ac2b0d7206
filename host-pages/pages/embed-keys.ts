import { embedKeys } from '../../fragments/office/embed-keys/server.ts';
import {
  changeEmbedKey,
  createEmbedKey,
  getEmbedKey,
  getKeyless,
  listEmbedKeys,
  rotateEmbedKey,
  setEmbedKeyState,
  setKeyless,
} from '../../shared/contracts/embed-keys.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { EMBED_PER_MINUTE, originsIn } from '../../shared/rules/embed-keys.ts';
import type { Fields, FormAbout } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const LIST = '/admin/socios';
const DONE = ['created', 'changed', 'rotated', 'set', 'keyless'] as const;

const doneIn = (query: URLSearchParams) => DONE.find((one) => one === query.get('done')) ?? null;

/** The keys of partners' pages; for accounts that may edit the store. */
export const embedKeysPage = definePage({
  name: 'embed-keys',
  words: embedKeys.words,
  paths: ['/admin/socios'],
  query: ['page', 'done'],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    create: {
      call: createEmbedKey,
      done: 'created',
      check: problemsOf,
      fields: (fields) => ({ ...wishesOf(fields), test: fields['test'] === 'yes' }),
    },
    keyless: {
      call: setKeyless,
      done: 'keyless',
      fields: ({ keyless }) => ({ keyless: keyless === 'yes' }),
    },
  },
  async view({ env, title, read, query, form, idempotencyKey }) {
    const page = pageNumber(query);
    const [list, { keyless }] = await Promise.all([
      read(listEmbedKeys, { query: rowsOf(page, PAGE_SIZE.table) }).then(orThrow),
      read(getKeyless).then(orThrow),
    ]);
    return {
      status: form ? 422 : 200,
      head: privateHead(title, LIST),
      main: wrapped(
        slot(embedKeys, {
          class: 'primary',
          props: {
            env,
            shown: {
              kind: 'keys',
              keys: list.results,
              total: list.matches_estimated,
              page,
              keyless,
            },
            done: doneIn(query),
            idempotencyKey,
            ...form,
          },
        }),
      ),
    };
  },
});

const named = (_fields: Fields, { params }: FormAbout) => ({ id: params['key'] });

/** One key: the code to copy, its figures, and what can be done with it. */
export const embedKeyPage = definePage({
  name: 'embed-key',
  words: embedKeys.words,
  paths: [`${LIST}/:key{ek_[a-z0-9]+}`],
  query: ['done'],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    change: {
      call: changeEmbedKey,
      done: 'changed',
      check: problemsOf,
      fields: (fields, about) => ({ ...wishesOf(fields), ...named(fields, about) }),
    },
    rotate: { call: rotateEmbedKey, done: 'rotated', fields: named },
    set: {
      call: setEmbedKeyState,
      done: 'set',
      fields: (fields, about) => ({ state: fields['state'], ...named(fields, about) }),
    },
  },
  async view(context) {
    const { env, title, address, read, params, query, form, idempotencyKey } = context;
    const id = params['key'] ?? '';
    const found = await read(getEmbedKey, { params: { id } });
    if (!found.ok) return notFoundView(context);
    const key = found.value;
    return {
      status: form ? 422 : 200,
      head: privateHead(key.partner, `${LIST}/${id}`),
      trail: [
        { label: title, path: LIST },
        { label: key.partner, path: `${LIST}/${id}` },
      ],
      main: wrapped(
        slot(embedKeys, {
          class: 'primary',
          props: {
            env,
            shown: { kind: 'key', key, code: codeOf(address, key.public_key) },
            done: doneIn(query),
            idempotencyKey,
            ...form,
          },
        }),
      ),
    };
  },
});

/** What a partner copies into a page. */
function codeOf(address: string, key: string): string {
  return `<link rel="stylesheet" href="${address}/embed/v1.css">
<script type="module" src="${address}/embed/v1.js?key=${key}"></script>
<shop-item-grid limit="4"></shop-item-grid>
<shop-cart></shop-cart>`;
}

function wishesOf({ partner, origins = '', referral, campaign, per_minute }: Fields) {
  return {
    partner,
    origins: originsIn(origins) ?? [],
    referral,
    campaign,
    per_minute: Number(per_minute),
  };
}

/** The problems of a key's form before it is sent. */
function problemsOf(fields: Fields, { tag }: FormAbout): Record<string, string> {
  const { problems } = wordsOf(embedKeys.words, tag);
  const limit = Number(fields['per_minute']);
  const isLimit = Number.isInteger(limit) && limit >= 1 && limit <= EMBED_PER_MINUTE.most;
  return {
    ...((fields['partner'] ?? '').trim() === '' && { partner: problems.partner }),
    ...(originsIn(fields['origins'] ?? '') === undefined && { origins: problems.origins }),
    ...(!isLimit && { per_minute: problems.per_minute }),
  };
}
