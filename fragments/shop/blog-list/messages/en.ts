import { pager } from '../../../../shared/i18n/en/pager.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('blog-list', es, {
  pager,
  title: 'Blog',
  tagged: 'Entries about “{{tag}}”',
  all: 'See all entries',
  by: 'By {{name}}',
  feed: 'Subscribe to the blog (Atom)',
  empty: 'There are no entries yet',
  emptyHint: 'Once this store publishes something, you will find it here.',
  allProducts: 'See all products',
  pastLast: 'This page does not exist',
  firstPage: 'Go to the first page',
  failed: 'We could not read the blog',
  failedHint: 'The rest of the store works. Try again in a moment.',
  again: 'Try again',
});
