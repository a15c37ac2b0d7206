import { itemsSheet } from '../../fragments/office/items-sheet/server.ts';
import { ownItems } from '../../fragments/office/own-items/server.ts';
import { itemStates } from '../../shared/contracts/item-fields.ts';
import { changeSheet, listSheet } from '../../shared/contracts/item-sheet.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { SHEET_ROWS } from '../../shared/rules/item-sheet.ts';
import {
  movesStock,
  postedItems,
  sheetChanges,
  sheetProblems,
  whyOf,
} from '../../shared/state/item-sheet.ts';
import { formOf, type Fields, type FormAbout } from '../kit/form.ts';
import { openEditorSlot } from '../kit/open-by.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const PATH = '/admin/inventario/tabla';
const TEXT_MOST = 200;

/** Price, stock and state of the store's items in a table; for accounts that may edit it. */
export const itemsSheetPage = definePage({
  name: 'items-sheet',
  words: itemsSheet.words,
  paths: ['/admin/inventario/tabla'],
  query: ['page', 'text', 'state', 'done'],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    save: formOf({
      call: changeSheet,
      done: 'saved',
      check: problemsOf,
      fields(fields) {
        const rows = sheetChanges(postedItems(fields['items'] ?? ''), fields);
        return { rows, ...(movesStock(rows) && whyOf(fields)) };
      },
      // The items that could not be changed are shown with what was typed.
      onward: ({ results }, values, { base }) => {
        const errors = Object.fromEntries(
          results.flatMap(({ id, problem }) => (problem ? [[`row_${id}`, problem.message]] : [])),
        );
        if (Object.keys(errors).length === 0) return `${base}${PATH}?done=saved`;
        return { values, errors };
      },
    }),
  },
  async view(context) {
    const { env, title, read, query, form, idempotencyKey } = context;
    const page = pageNumber(query);
    const text = query.get('text')?.trim().slice(0, TEXT_MOST) ?? '';
    const state = itemStates.find((one) => one === query.get('state'));
    const [list, others] = await Promise.all([
      read(listSheet, {
        query: { ...rowsOf(page, SHEET_ROWS), text, ...(state && { state }) },
      }).then(orThrow),
      openEditorSlot(context, 'sheet'),
    ]);
    return {
      status: form ? 422 : 200,
      head: privateHead(title, PATH),
      trail: [
        { label: wordsOf(ownItems.words, env.tag).title, path: '/admin/articulos' },
        { label: title, path: PATH },
      ],
      main: wrapped(
        others,
        slot(itemsSheet, {
          class: 'primary',
          props: {
            env,
            items: list.results,
            total: list.matches_estimated,
            page,
            text,
            state: state ?? '',
            done: query.get('done') === 'saved',
            idempotencyKey,
            ...(form && {
              values: { ...form.values },
              errors: { ...form.errors },
              error: form.error ?? form.errors['items'] ?? null,
            }),
          },
        }),
      ),
    };
  },
});

/** The problems of the cells, and of a table in which nothing was changed, before it is sent. */
function problemsOf(fields: Fields, about: FormAbout): Record<string, string> {
  const t = wordsOf(itemsSheet.words, about.tag);
  const items = postedItems(fields['items'] ?? '');
  const problems = Object.entries(sheetProblems(items, fields));
  if (problems.length === 0 && sheetChanges(items, fields).length === 0)
    return { items: t.nothing };
  return Object.fromEntries(problems.map(([name, problem]) => [name, t.problems[problem]]));
}
