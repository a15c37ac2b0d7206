import { blogForm } from '../../fragments/office/blog-form/server.ts';
import { ownBlog } from '../../fragments/office/own-blog/server.ts';
import {
  createEntry,
  deleteEntry,
  getEditedEntry,
  listOwnEntries,
  restoreEntry,
  updateEntry,
} from '../../shared/contracts/blog-edits.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { blogUrl } from '../../shared/rules/blog.ts';
import { entryPreviewPath } from './entry-preview.ts';
import { problemTexts } from '../../shared/rules/problem-texts.ts';
import { entryBody, entryProblems } from '../../shared/state/blog-form.ts';
import { clockOf } from '../kit/clock.ts';
import { formOf, type Fields, type FormAbout } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { openEditorSlot } from '../kit/open-by.ts';
import { definePage, pageNumber, rowsOf } from '../kit/page.ts';
import { lastPictures } from '../kit/pictures.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const LIST = '/admin/blog';
const CREATE = '/blogs/crear';
const DONE = ['deleted', 'restored'] as const;

/** The store's entries, drafts among them; for accounts that may edit the store. */
export const ownBlogPage = definePage({
  name: 'own-blog',
  words: ownBlog.words,
  paths: ['/admin/blog'],
  query: ['page', 'done'],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    delete: { call: deleteEntry, done: 'deleted', invalid: 'blog_entry_not_found' },
    restore: { call: restoreEntry, done: 'restored', invalid: 'blog_entry_not_found' },
  },
  async view({ env, title, read, query, form, idempotencyKey }) {
    const page = pageNumber(query);
    const asked = { query: rowsOf(page, PAGE_SIZE.table) };
    const list = await read(listOwnEntries, asked).then(orThrow);
    return {
      status: form ? 422 : 200,
      head: privateHead(title, LIST),
      main: wrapped(
        slot(ownBlog, {
          class: 'primary',
          props: {
            env,
            list,
            page,
            done: DONE.find((one) => one === query.get('done')) ?? null,
            idempotencyKey,
            error: form?.error ?? null,
          },
        }),
      ),
    };
  },
});

/** The form of a new entry. */
export const createEntryPage = definePage({
  name: 'blog-create',
  words: blogForm.words,
  paths: ['/blogs/crear'],
  query: [],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    save: formOf({
      call: createEntry,
      check: problemsOf,
      fields: (fields, { store }) => entryBody(fields, clockOf(store)),
      onward: ({ id }, _fields, { base }) => `${base}${LIST}/${id}?done=created`,
    }),
  },
  async view(context) {
    const { env, title, form, idempotencyKey } = context;
    return {
      status: form ? 422 : 200,
      head: privateHead(title, CREATE),
      main: wrapped(
        slot(blogForm, {
          class: 'primary',
          props: {
            env,
            entry: null,
            pictures: await lastPictures(context.read),
            shopHref: null,
            action: env.base + CREATE,
            done: null,
            idempotencyKey,
            ...form,
          },
        }),
      ),
    };
  },
});

/** The form of an entry. */
export const editEntryPage = definePage({
  name: 'blog-edit',
  words: blogForm.words,
  paths: ['/admin/blog/:id'],
  query: ['done'],
  needs: 'store-admin',
  shell: 'office',
  forms: {
    save: {
      call: updateEntry,
      done: 'saved',
      check: problemsOf,
      fields: (fields, { store, params }) => ({
        id: params['id'],
        ...entryBody(fields, clockOf(store)),
        version: Number(fields['version']),
      }),
    },
  },
  async view(context) {
    const { env, read, query, params, form, idempotencyKey } = context;
    const id = params['id'] ?? '';
    const [found, pictures, others] = await Promise.all([
      read(getEditedEntry, { params: { id } }),
      lastPictures(context.read),
      openEditorSlot(context, id),
    ]);
    if (!found.ok) return notFoundView(context);
    const entry = found.value;
    const path = `${LIST}/${id}`;
    const done = query.get('done');
    return {
      status: form ? 422 : 200,
      head: privateHead(entry.title, path),
      trail: [
        { label: wordsOf(blogForm.words, env.tag).list, path: LIST },
        { label: entry.title, path },
      ],
      main: wrapped(
        others,
        slot(blogForm, {
          class: 'primary',
          props: {
            env,
            entry,
            pictures,
            shopHref:
              entry.state === 'published'
                ? blogUrl(env.base, entry.slug)
                : env.base + entryPreviewPath(id),
            action: env.base + path,
            done: done === 'created' || done === 'saved' ? done : null,
            idempotencyKey,
            ...form,
          },
        }),
      ),
    };
  },
});

/** The problems of the form before it is sent. */
function problemsOf(fields: Fields, about: FormAbout): Record<string, string> {
  const t = wordsOf(blogForm.words, about.tag);
  return problemTexts(entryProblems(fields), t.problems, t.needs);
}
