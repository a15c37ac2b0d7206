import type { EditedEntry, EntryFields } from '../contracts/blog-edits.ts';
import { BLOG_MAX } from '../rules/blog.ts';
import { tagsOf, tooManyTags } from '../rules/blog-tags.ts';
import { instantOf, localIso } from '../rules/local-time.ts';
import { SEO_FIELDS, seoMax } from '../rules/seo-texts.ts';
import type { FormValues } from './form.ts';

/** Whether shoppers see an entry: not yet, at once, or from a time on. */
export const entryVisibilities = ['draft', 'shown', 'later'] as const;

export type EntryProblem = 'required' | 'long' | 'time' | 'tags';

const LOCAL_LENGTH = 'YYYY-MM-DDTHH:MM'.length;

/** An entry as the form begins with it. */
export function entryValues(entry: EditedEntry, clock: string): Record<string, string> {
  const isPlanned = entry.state === 'planned' && entry.publish_at !== null;
  return {
    title: entry.title,
    title_en: entry.title_en ?? '',
    excerpt: entry.excerpt,
    excerpt_en: entry.excerpt_en ?? '',
    body: entry.body,
    body_en: entry.body_en ?? '',
    photo: entry.photo?.url ?? '',
    ...Object.fromEntries(SEO_FIELDS.map((field) => [field, entry[field] ?? ''])),
    tags: entry.tags.join(', '),
    tags_en: (entry.tags_en ?? []).join(', '),
    visibility: isPlanned ? 'later' : entry.state === 'published' ? 'shown' : 'draft',
    publish_at: isPlanned
      ? localIso(Date.parse(entry.publish_at ?? ''), clock).slice(0, LOCAL_LENGTH)
      : '',
  };
}

/** The form of a new entry. */
export function newEntryValues(): Record<string, string> {
  return { title: '', body: '', visibility: 'draft' };
}

/** The form's values as the calls take them. */
export function entryBody(values: FormValues, clock: string): EntryFields {
  const text = (name: string) => (values[name] ?? '').trim();
  const isLater = text('visibility') === 'later';
  const at = instantOf(text('publish_at'), clock);
  return {
    title: text('title'),
    title_en: text('title_en') || null,
    excerpt: text('excerpt'),
    excerpt_en: text('excerpt_en') || null,
    body: text('body'),
    body_en: text('body_en') || null,
    photo: text('photo') || null,
    seo_title: text('seo_title') || null,
    seo_title_en: text('seo_title_en') || null,
    seo_description: text('seo_description') || null,
    seo_description_en: text('seo_description_en') || null,
    tags: tagsOf(text('tags')),
    tags_en: text('tags_en') === '' ? null : tagsOf(text('tags_en')),
    state: text('visibility') === 'draft' ? 'draft' : 'published',
    publish_at: isLater && !Number.isNaN(at) ? new Date(at).toISOString() : null,
  };
}

/** The problems that keep the form from being sent. */
export function entryProblems(values: FormValues): Record<string, EntryProblem> {
  const text = (name: string) => (values[name] ?? '').trim();
  const isLater = text('visibility') === 'later';
  const problems: readonly (readonly [string, EntryProblem, boolean])[] = [
    ['title', 'required', text('title') === ''],
    ['title', 'long', text('title').length > BLOG_MAX.title],
    ['title_en', 'long', text('title_en').length > BLOG_MAX.title],
    ['excerpt', 'long', text('excerpt').length > BLOG_MAX.excerpt],
    ['excerpt_en', 'long', text('excerpt_en').length > BLOG_MAX.excerpt],
    ['body', 'long', text('body').length > BLOG_MAX.body],
    ['body_en', 'long', text('body_en').length > BLOG_MAX.body],
    ...SEO_FIELDS.map((field) => [field, 'long', text(field).length > seoMax(field)] as const),
    ['tags', 'tags', tooManyTags(tagsOf(text('tags')))],
    ['tags_en', 'tags', tooManyTags(tagsOf(text('tags_en')))],
    ['publish_at', 'time', isLater && Number.isNaN(Date.parse(text('publish_at')))],
  ];
  return Object.fromEntries(problems.filter(([, , is]) => is).map(([name, what]) => [name, what]));
}
