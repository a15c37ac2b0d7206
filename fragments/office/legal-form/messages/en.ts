import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('legal-form', es, {
  title: 'Legal text',
  from: {
    own: 'In force since {{date}}; what you save is in force at once.',
    root: 'Your buyers read that of your network of stores until you write your own.',
    platform: 'Your buyers read the platform’s until you write your own.',
    none: 'Your store does not have this text yet.',
  },
  save: 'Save and put in force',
  saving: 'Saving…',
  saved: 'The text is in force',
  seeInShop: 'See it in the store',
  spanish: 'In Spanish',
  spanishText: 'Empty: the store shows the text again that is not yours.',
  english: 'In English',
  englishText: 'Empty: the text above is read.',
  body: 'Text',
  body_en: 'Text, in English',
  hint: 'An empty line parts the paragraphs.',
  rich: {
    toolbar: 'Format: {{field}}',
    toggles: {
      bold: 'Bold',
      italic: 'Italic',
      heading: 'Heading',
      bullets: 'List',
      numbers: 'Numbered list',
      quote: 'Quote',
    },
    link: 'Link',
    unlink: 'Remove the link',
    address: 'Address of the link',
    noAddress: 'Enter an address, such as https://example.com or /catalogos',
    picture: 'Picture',
    alt: 'Describe the picture for people who do not see it',
    put: 'Insert',
    cancel: 'Cancel',
  },
  differing:
    'Somebody else saved the text while you were writing. Yours is still below; saved, it takes the place of the other.',
  theirs: 'Saved:',
  mine: 'Yours:',
  nothing: '(empty)',
  problems: { long: 'The text is too long' },
});
