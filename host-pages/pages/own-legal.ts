import { legalForm } from '../../fragments/office/legal-form/server.ts';
import { legalTexts } from '../../fragments/office/legal-texts/server.ts';
import { getLegalText, listLegalTexts, saveLegalText } from '../../shared/contracts/legal.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { LEGAL_MAX, LEGAL_PATH, legalKinds } from '../../shared/rules/legal.ts';
import { notFoundView } from '../kit/not-found.ts';
import { openEditorSlot } from '../kit/open-by.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const LIST = '/admin/textos-legales';

/** The legal texts of the store; for accounts that may edit the store. */
export const legalTextsPage = definePage({
  name: 'legal-texts',
  words: legalTexts.words,
  paths: ['/admin/textos-legales'],
  query: [],
  needs: 'store-admin',
  shell: 'office',
  async view({ env, title, read }) {
    const { results } = await read(listLegalTexts).then(orThrow);
    return {
      status: 200,
      head: privateHead(title, LIST),
      main: wrapped(slot(legalTexts, { class: 'primary', props: { env, texts: results } })),
    };
  },
});

/** The form of one legal text. */
export const legalFormPage = definePage({
  name: 'legal-form',
  words: legalForm.words,
  paths: [`${LIST}/:kind{terms|privacy|returns|imprint}`],
  query: ['done'],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    save: {
      call: saveLegalText,
      done: 'saved',
      fields: ({ body = '', body_en = '', version }, { params }) => ({
        kind: params['kind'],
        body,
        body_en: body_en || null,
        version: Number(version),
      }),
    },
  },
  async view(context) {
    const { env, read, query, params, form, idempotencyKey } = context;
    const kind = legalKinds.find((one) => one === params['kind']);
    if (kind === undefined) return notFoundView(context);
    const [text, others] = await Promise.all([
      read(getLegalText, { params: { kind } }).then(orThrow),
      openEditorSlot(context, `legal-${kind}`),
    ]);
    const t = wordsOf(legalTexts.words, env.tag);
    return {
      status: form ? 422 : 200,
      head: privateHead(t.kinds[kind], `${LIST}/${kind}`),
      trail: [
        { label: t.title, path: LIST },
        { label: t.kinds[kind], path: `${LIST}/${kind}` },
      ],
      main: wrapped(
        others,
        slot(legalForm, {
          class: 'primary',
          props: {
            env,
            text,
            max: LEGAL_MAX,
            name: t.kinds[kind],
            shopHref: text.from === 'none' ? null : env.base + LEGAL_PATH[kind],
            action: `${env.base}${LIST}/${kind}`,
            isSaved: query.get('done') === 'saved',
            idempotencyKey,
            ...form,
          },
        }),
      ),
    };
  },
});
