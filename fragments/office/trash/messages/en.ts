import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace(
  'trash',
  es,
  {
    title: 'Trash',
    intro: 'What was deleted in your store in the last 90 days. What you restore is as it was.',
    list: 'Deleted things',
    filter: 'Show',
    every: 'Everything that was deleted',
    apply: 'Show it',
    subjects: {
      item: 'Item',
      catalogue: 'Catalogue',
      picture: 'Picture',
      blog_entry: 'Blog entry',
      slide: 'Slide or banner',
      header: 'Header',
      redirect: 'Address that leads on',
    },
    by: '{{kind}}, by {{name}}, {{at}}',
    nobody: 'an erased account',
    restore: 'Restore',
    restoreOf: 'Restore: {{name}}',
    done: 'It is back in your store',
    none: 'The trash is empty',
    noneText: 'When you delete something from your store, you can restore it here.',
    noneFound: 'Nothing of this kind was deleted',
    noneFoundText: 'There may be things of another kind.',
    showAll: 'Show everything that was deleted',
    previous: 'Previous',
    next: 'Next',
  },
  {
    intro:
      'Lo que se borró en tu tienda en los últimos 90 días. Lo que devolvés queda como estaba.',
    noneText: 'Cuando borres algo de tu tienda, acá vas a poder devolverlo.',
  },
);
