import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { draftLink as es } from '../es/draft-link.ts';

export const draftLink: Translation<typeof es> = {
  title: '{{store}} has prepared your order: {{total}}',
  titleAdds: 'Added to your order {{number}}: {{total}}',
  adds: '{{store}} adds these items to your order {{number}}. They are paid apart, and have a number of their own.',
  hello: 'Hello, {{name}}.',
  text: 'See what is in it, and pay the way you like, until {{until}}.',
  see: 'See and pay my order',
  stock: 'The items are kept for you once you begin to pay.',
  stop: 'No more mails from {{store}}',
  footer:
    'You get this mail because {{store}} prepared an order for you. If you did not expect it, ignore it: nothing is charged.',
};
