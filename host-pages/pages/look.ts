import { look } from '../../fragments/office/look/server.ts';
import { lookDone } from '../../fragments/office/look/props.ts';
import {
  dropLookDraft,
  getLookDraft,
  publishLook,
  saveLookDraft,
} from '../../shared/contracts/look-draft.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { escapeHtml } from '../../shared/kernel/escape.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { problemTexts } from '../../shared/rules/problem-texts.ts';
import { lookBody, lookProblems, lookValues } from '../../shared/state/look-form.ts';
import { colorAdvice } from '../../shared/ui/contrast.ts';
import { clockOf } from '../kit/clock.ts';
import type { Fields, FormAbout } from '../kit/form.ts';
import { openEditorSlot } from '../kit/open-by.ts';
import { lastPictures } from '../kit/pictures.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { say } from '../words/index.ts';
import { homePage } from './home.ts';

const PATH = '/admin/aspecto';
/** A prepared look that is gone meanwhile. */
const invalid = 'edited_meanwhile';

const paramsOf = ({ store }: { readonly store: FormAbout['store'] }) => ({
  mashup: `${store.id}:${store.id}`,
  type: store.store_type,
});

/** The look that the store's owners prepare; for accounts that may edit the store. */
export const lookPage = definePage({
  name: 'look',
  words: look.words,
  paths: ['/admin/aspecto'],
  query: ['done'],
  needs: 'store-admin',
  shell: 'office',
  showsStore: true,
  forms: {
    save: {
      call: saveLookDraft,
      done: 'saved',
      check: problemsOf,
      fields: (fields, about) => ({
        ...paramsOf(about),
        ...lookBody(fields, clockOf(about.store)),
        version: Number(fields['version']),
      }),
    },
    publish: {
      call: publishLook,
      done: 'published',
      invalid,
      fields: (fields, about) => ({ ...paramsOf(about), version: Number(fields['version']) }),
    },
    drop: { call: dropLookDraft, done: 'dropped', invalid, fields: (_, about) => paramsOf(about) },
  },
  async view(context) {
    const { env, store, title, read, query, form, idempotencyKey } = context;
    const [{ draft, shown }, pictures, others] = await Promise.all([
      read(getLookDraft, { params: paramsOf({ store }) }).then(orThrow),
      lastPictures(read),
      openEditorSlot(context, 'look'),
    ]);
    const prepared = draft?.look ?? shown;
    const known = lookValues(prepared, draft?.publish_at ?? null, clockOf(store), shown);
    // A box that is not ticked is not posted.
    const cleared = Object.fromEntries(Object.keys(known).map((name) => [name, '']));
    const values = form?.values['intent'] === 'save' ? { ...cleared, ...form.values } : known;
    return {
      status: form ? 422 : 200,
      head: privateHead(title, PATH),
      main: wrapped(
        others,
        slot(look, {
          class: 'primary',
          props: {
            env,
            draft,
            values,
            pictures,
            advice: colorAdvice(prepared),
            done: lookDone.find((one) => one === query.get('done')) ?? null,
            idempotencyKey,
            errors: form?.errors ?? {},
            error: form?.error ?? null,
          },
        }),
      ),
    };
  },
});

/** The store's front in a look that is being prepared; for whoever has its address. */
export const lookPreview = definePage({
  ...homePage,
  name: 'look-preview',
  paths: ['/vista/:look'],
  query: [],
  cached: false,
  framed: true,
  showsLook: true,
  async view(context) {
    const { env, store, params } = context;
    const front = await homePage.view({ ...context, path: '/' });
    const colors = `${env.base}/theme/${store.id}.${params['look']}.css`;
    return {
      ...front,
      head: privateHead(store.name, `/vista/${params['look']}`),
      still: true,
      main: [
        `<link rel="stylesheet" href="${escapeHtml(colors)}">`,
        `<div class="wrap told"><p class="notice" role="status">${escapeHtml(say(env)('lookPreview'))}</p></div>`,
        ...front.main,
      ],
    };
  },
});

/** The problems of the form before it is sent. */
function problemsOf(fields: Fields, { tag, store }: FormAbout): Record<string, string> {
  const t = wordsOf(look.words, tag);
  return problemTexts(lookProblems(fields, clockOf(store)), t.problems, {});
}
