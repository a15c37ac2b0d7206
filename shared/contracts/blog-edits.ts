import { z } from 'zod';
import { BLOG_MAX } from '../rules/blog.ts';
import { PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { blogEntryId, blogSlug } from './blog.ts';
import { contract, listOf, paging } from './contract.ts';
import { moment, photo } from './fields.ts';
import { version } from './header-edits.ts';
import { BLOG_TAG_MAX, BLOG_TAGS_MAX } from '../rules/blog-tags.ts';
import { SEO_MAX } from '../rules/seo-texts.ts';
import { sampleIds } from './samples.ts';

/** The calls by which owners write the blog of their store. */

/** Drafts are seen by the store's editors alone; planned entries are published ones of a later time. */
export const entryStates = ['draft', 'planned', 'published'] as const;
export type EntryState = (typeof entryStates)[number];

const title = z.string().trim().min(1).max(BLOG_MAX.title);
const excerpt = z.string().trim().max(BLOG_MAX.excerpt);
/** HTML, or plain text: the edge keeps what is safe of it. */
const body = z.string().max(BLOG_MAX.body);

const seoTitle = z.string().max(SEO_MAX.title).nullable();
const seoDescription = z.string().max(SEO_MAX.description).nullable();
const tags = z.array(z.string().trim().max(BLOG_TAG_MAX)).max(BLOG_TAGS_MAX);

/** What search engines say of an entry, where it is not its title and summary; and the words by which it is found. */
const found = {
  seo_title: seoTitle.default(null),
  seo_title_en: seoTitle.default(null),
  seo_description: seoDescription.default(null),
  seo_description_en: seoDescription.default(null),
  tags: tags.default([]),
  /** Null where the first ones stand for both languages. */
  tags_en: tags.nullable().default(null),
};

export const entryFields = z.object({
  title,
  /** The texts in English; null where the first ones are to be read. */
  title_en: title.nullable().default(null),
  /** Empty: the beginning of the body. */
  excerpt: excerpt.default(''),
  excerpt_en: excerpt.nullable().default(null),
  body: body.default(''),
  body_en: body.nullable().default(null),
  /** The address of a picture in the store's library. */
  photo: z.string().max(300).nullable().default(null),
  state: z.enum(['draft', 'published']).default('draft'),
  /** ISO 8601: when a published entry is shown; null: now, or since when it has been. */
  publish_at: moment.nullable().default(null),
  ...found,
});
export type EntryFields = z.infer<typeof entryFields>;

export const editedEntry = z
  .object({
    id: blogEntryId,
    slug: blogSlug,
    title: z.string(),
    title_en: z.string().nullable(),
    excerpt: z.string(),
    excerpt_en: z.string().nullable(),
    body: z.string(),
    body_en: z.string().nullable(),
    photo: photo.nullable(),
    state: z.enum(entryStates),
    publish_at: z.string().nullable(),
    seo_title: seoTitle,
    seo_title_en: seoTitle,
    seo_description: seoDescription,
    seo_description_en: seoDescription,
    tags,
    tags_en: tags.nullable(),
    version,
    updated_at: z.string(),
  })
  .meta({ id: 'EditedBlogEntry' });
export type EditedEntry = z.infer<typeof editedEntry>;

/** An entry that was deleted a moment ago, and can be put back. */
export const deletedEntry = z
  .object({ id: blogEntryId, name: z.string(), undo_until: z.string() })
  .meta({ id: 'DeletedBlogEntry' });
export type DeletedEntry = z.infer<typeof deletedEntry>;

const ownEntry = editedEntry.omit({ body: true, body_en: true }).meta({ id: 'OwnBlogEntry' });
export type OwnEntry = z.infer<typeof ownEntry>;

export const ownEntries = listOf(ownEntry).extend({ just_deleted: z.array(deletedEntry) });
export type OwnEntries = z.infer<typeof ownEntries>;

const base = { service: 'blog-admin', access: 'store-admin' } as const;
const params = z.object({ id: blogEntryId });
const sampleParams = { id: sampleIds.blogEntry };

export const listOwnEntries = contract({
  ...base,
  id: 'blog-admin.list',
  method: 'get',
  path: '/',
  summary: {
    en: "The store's entries, drafts first, and those that were just deleted",
    es: 'Las entradas del blog, primero los borradores, y las que se acaban de borrar',
  },
  query: z.object({ ...paging(PAGE_SIZE.table) }),
  sample: { query: { limit: 5 } },
  answer: ownEntries,
});

export const getEditedEntry = contract({
  ...base,
  id: 'blog-admin.get',
  method: 'get',
  path: '/{id}',
  summary: {
    en: 'One entry in both languages, with its version',
    es: 'Una entrada en ambos idiomas, con su versión',
  },
  params,
  sample: { params: sampleParams },
  answer: editedEntry,
  errors: ['blog_entry_not_found'],
});

export const createEntry = contract({
  ...base,
  id: 'blog-admin.create',
  method: 'post',
  path: '/',
  summary: {
    en: 'Writes an entry: a draft, or one that shoppers see now or from a time on',
    es: 'Escribe una entrada: un borrador, o una que se ve ya o desde una fecha',
  },
  body: entryFields,
  sample: { body: { title: 'Un día en el taller', body: '<p>Abrimos a las ocho.</p>' } },
  answer: editedEntry,
  status: 201,
  errors: ['edited_meanwhile', 'image_not_found', 'too_many_entries'],
});

export const updateEntry = contract({
  ...base,
  id: 'blog-admin.update',
  method: 'patch',
  path: '/{id}',
  summary: {
    en: 'Changes an entry; with `version`, only if nobody changed it since',
    es: 'Cambia una entrada; con `version`, solo si nadie la cambió desde entonces',
  },
  params,
  body: z.object({
    title: title.optional(),
    title_en: title.nullable().optional(),
    excerpt: excerpt.optional(),
    excerpt_en: excerpt.nullable().optional(),
    body: body.optional(),
    body_en: body.nullable().optional(),
    photo: z.string().max(300).nullable().optional(),
    state: z.enum(['draft', 'published']).optional(),
    publish_at: moment.nullable().optional(),
    seo_title: seoTitle.optional(),
    seo_title_en: seoTitle.optional(),
    seo_description: seoDescription.optional(),
    seo_description_en: seoDescription.optional(),
    tags: tags.optional(),
    tags_en: tags.nullable().optional(),
    version: version.optional(),
  }),
  sample: { params: sampleParams, body: { title: 'Una mañana en el taller' } },
  answer: editedEntry,
  errors: ['blog_entry_not_found', 'edited_meanwhile', 'image_not_found'],
});

export const deleteEntry = contract({
  ...base,
  id: 'blog-admin.delete',
  method: 'delete',
  path: '/{id}',
  summary: {
    en: 'Deletes an entry. It can be put back',
    es: 'Borra una entrada. Se puede devolver',
  },
  params,
  sample: { params: sampleParams },
  answer: deletedEntry,
  errors: ['blog_entry_not_found', 'edited_meanwhile'],
});

export const restoreEntry = contract({
  ...base,
  id: 'blog-admin.restore',
  method: 'post',
  path: '/{id}/restore',
  summary: {
    en: 'Puts a deleted entry back',
    es: 'Devuelve una entrada borrada',
  },
  params,
  sample: { params: sampleParams },
  answer: z.object({}),
  errors: ['blog_entry_not_found', 'edited_meanwhile', 'too_many_entries'],
});
