import { wizard } from '../../fragments/shop/wizard/server.ts';
import {
  createStore,
  getOwnStore,
  readPass,
  readSuggestions,
} from '../../shared/contracts/affiliate.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { newStoreProblems } from '../../shared/rules/new-store.ts';
import { WIZARD_PATH } from '../../shared/rules/wizard-steps.ts';
import { problemTexts } from '../../shared/rules/problem-texts.ts';
import type { Fields, FormAbout } from '../kit/form.ts';
import { definePage } from '../kit/page.ts';
import { noticeOf, privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

/** The wizard by which a signed-in account opens a store of its own. */
export const wizardPage = definePage({
  name: 'wizard',
  words: wizard.words,
  paths: ['/asistentes/emprendedores'],
  query: ['done', 'notice'],
  cached: false,
  needs: 'account',
  forms: {
    open: {
      call: createStore,
      done: 'opened',
      check: (fields, { tag }) => problemsOf(askedOf(fields), tag),
      fields: (fields, { store }) => ({ ...askedOf(fields), mashup: namesOf(store) }),
      blames: ['slug', 'name'],
    },
  },
  async view(context) {
    const { env, title, read, store, storeUrl, query, form, idempotencyKey } = context;
    const [{ store: own }, { pass }] = await Promise.all([
      read(getOwnStore, { params: { mashup: namesOf(store) } }).then(orThrow),
      read(readPass).then(orThrow),
    ]);
    const values = form?.values ?? {};
    const { slug, name } = askedOf(values);
    const suggestions = form?.errors['slug']
      ? await read(readSuggestions, { params: { slug, name } }).then(orThrow)
      : [];
    return {
      status: form ? 422 : 200,
      ...(own && pass !== null && { leadsTo: [own.url] }),
      head: privateHead(title, WIZARD_PATH),
      trail: [{ label: title, path: WIZARD_PATH }],
      main: wrapped(
        slot(wizard, {
          class: 'primary',
          props: {
            env,
            own,
            pass,
            isOpened: query.get('done') === 'opened',
            domain: new URL(storeUrl('a')).host.slice('a.'.length),
            suggestions,
            values: { ...values, slug },
            errors: form?.errors ?? {},
            error: form?.error ?? noticeOf(context),
            idempotencyKey,
          },
        }),
      ),
    };
  },
});

/** The name and the address that a form asks for; a suggestion that was pressed is its address. */
function askedOf({ name = '', slug = '', suggested = slug }: Fields): {
  slug: string;
  name: string;
} {
  return { slug: suggested, name };
}

function namesOf({ id }: FormAbout['store']): string {
  return `${id}:${id}`;
}

/** The problems of the form before it is sent. */
function problemsOf(fields: Fields, tag: string): Record<string, string> {
  const t = wordsOf(wizard.words, tag);
  return problemTexts(newStoreProblems(fields), t.problems, t.needs);
}
