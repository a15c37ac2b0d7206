import { importTrial } from '../../fragments/office/import-trial/server.ts';
import { jobs } from '../../fragments/office/jobs/server.ts';
import { IMPORT_ROWS, importTried, readTrial } from '../../shared/contracts/item-import.ts';
import { hasFieldTwice } from '../../shared/rules/import-columns.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { columnsOfForm } from '../../shared/rules/import-columns.ts';
import { formOf, type Fields, type FormAbout } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const LIST = '/admin/inventario/cargas';

const sent = (isDry: boolean) => (fields: Fields) => ({
  columns: columnsOfForm(fields),
  dry_run: isDry,
});

const check = (fields: Fields, { tag }: FormAbout): Record<string, string> =>
  hasFieldTwice(columnsOfForm(fields)) ? { columns: wordsOf(importTrial.words, tag).twice } : {};

/** What an import changed, or what a tried file of items would change; for accounts that may edit the store. */
export const importTrialPage = definePage({
  name: 'import-trial',
  words: importTrial.words,
  paths: ['/admin/inventario/cargas/:id'],
  query: ['page'],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    import: formOf({
      call: importTried,
      check,
      fields: sent(false),
      onward: (_job, _fields, { base }) => `${base}${LIST}?done=importing`,
    }),
    try: formOf({
      call: importTried,
      check,
      fields: sent(true),
      onward: ({ id }, _fields, { base }) => `${base}${LIST}/${id}`,
    }),
  },
  async view(context) {
    const { env, read, params, query, form, idempotencyKey } = context;
    const page = pageNumber(query);
    const id = params['id'] ?? '';
    const found = await read(readTrial, { params: { id }, query: rowsOf(page, IMPORT_ROWS) });
    if (!found.ok) return notFoundView(context);
    const path = `${LIST}/${id}`;
    const t = wordsOf(importTrial.words, env.tag);
    const title = found.value.job.kind === 'items-import' ? t.importTitle : context.title;
    return {
      status: form ? 422 : 200,
      head: privateHead(title, path),
      trail: [
        { label: wordsOf(jobs.words, env.tag).title, path: LIST },
        { label: title, path },
      ],
      main: wrapped(
        slot(importTrial, {
          class: 'primary',
          props: {
            env,
            trial: found.value,
            page,
            values: form?.values ?? {},
            idempotencyKey,
            error: form?.errors['columns'] ?? form?.error ?? null,
          },
        }),
      ),
    };
  },
});
