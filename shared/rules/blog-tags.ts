import { tidyName } from './names.ts';

/** The most tags of an entry, and characters of one. */
export const BLOG_TAGS_MAX = 12;
export const BLOG_TAG_MAX = 40;

/** Tags as they are kept: each one line, once, without empty ones. */
export function tidyTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map(tidyName))].filter((tag) => tag !== '');
}

/** The tags of a text, which commas part. */
export function tagsOf(text: string): string[] {
  return tidyTags(text.split(','));
}

/** Whether tags are more, or longer, than an entry can have. */
export function tooManyTags(tags: readonly string[]): boolean {
  return tags.length > BLOG_TAGS_MAX || tags.some((tag) => Array.from(tag).length > BLOG_TAG_MAX);
}
