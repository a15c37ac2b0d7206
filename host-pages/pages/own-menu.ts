import { ownMenu } from '../../fragments/office/own-menu/server.ts';
import { getSettings, updateStore } from '../../shared/contracts/store-settings.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { menuOfRows, menuProblems, menuRows, postedRows } from '../../shared/state/menu-form.ts';
import type { Fields, FormAbout } from '../kit/form.ts';
import { openEditorSlot } from '../kit/open-by.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const PATH = '/admin/menu';

/** The links that an owner adds to the store's menu; for accounts that may edit the store. */
export const ownMenuPage = definePage({
  name: 'own-menu',
  words: ownMenu.words,
  paths: ['/admin/menu'],
  query: ['done'],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    save: {
      call: updateStore,
      done: 'saved',
      check: problemsOf,
      fields: (fields, { store }) => ({
        slug: store.slug,
        menu_items: menuOfRows(postedRows(fields)),
        version: Number(fields['version']),
      }),
    },
  },
  async view(context) {
    const { env, title, read, store, query, form, idempotencyKey } = context;
    const params = { mashup: `${store.id}:${store.id}`, type: store.store_type };
    const [present, others] = await Promise.all([
      read(getSettings, { params }).then(orThrow),
      openEditorSlot(context, 'menu'),
    ]);
    const standing = menuRows(present.menu_items ?? []);
    const isLate = form && Number(form.values['version']) !== present.version;
    return {
      status: form ? 422 : 200,
      head: privateHead(title, PATH),
      main: wrapped(
        others,
        slot(ownMenu, {
          class: 'primary',
          props: {
            env,
            rows: form ? postedRows(form.values) : standing,
            meanwhile: isLate ? standing : null,
            version: present.version,
            done: query.get('done') === 'saved',
            idempotencyKey,
            ...(form && { errors: { ...form.errors }, error: form.error ?? null }),
          },
        }),
      ),
    };
  },
});

/** The problems of the form before it is sent. */
function problemsOf(fields: Fields, about: FormAbout): Record<string, string> {
  const { problems } = wordsOf(ownMenu.words, about.tag);
  return Object.fromEntries(
    Object.entries(menuProblems(postedRows(fields))).map(([name, problem]) => [
      name,
      problems[problem],
    ]),
  );
}
