import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('blog-form', es, {
  title: 'New entry',
  list: 'Blog',
  intro: 'Keep it as a draft, publish it now, or choose when it goes out.',
  editIntro: 'Changes of a published entry are read at once.',
  create: 'Save entry',
  save: 'Save changes',
  saving: 'Saving…',
  seeInShop: 'See it in the store',
  done: { created: 'The entry was saved', saved: 'The changes were saved' },
  parts: {
    texts: 'The text',
    textsText: 'Its title and body. You can paste HTML: headings, lists and links are kept.',
    english: 'In English',
    englishText: 'Empty: the text above is read.',
    shown: 'How it is shown',
    shownText: 'The picture in lists, and from when on it is seen.',
  },
  fields: {
    title: 'Title',
    title_en: 'Title, in English',
    body: 'Body',
    body_en: 'Body, in English',
    excerpt: 'Excerpt',
    excerpt_en: 'Excerpt, in English',
    photo: 'Picture',
    visibility: 'Visibility',
    publish_at: 'Goes out on',
  },
  hints: {
    body: 'An empty line parts paragraphs.',
    excerpt: 'Empty: the beginning of the body.',
    photo: 'Pictures are added in the gallery.',
  },
  differing:
    'Somebody else saved the entry while you were writing. Yours is still below; saving it puts it in place of theirs.',
  theirs: 'Saved:',
  mine: 'Yours:',
  nothing: '(empty)',
  noPhoto: 'No picture',
  visibility: { draft: 'Draft', shown: 'Published', later: 'Later, on a date' },
  problems: {
    required: 'This is missing',
    long: 'The text is too long',
    time: 'Choose a day and a time',
  },
  needs: { title: 'Give it a title' },
});
