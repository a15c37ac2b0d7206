import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('tour', es, {
  label: 'A tour of your shop',
  step: 'Step {{now}} of {{all}}',
  always: 'Always show this tutorial',
  back: 'Back',
  next: 'Next',
  done: 'Done',
  close: 'Close the tour',
  steps: [
    {
      title: 'This is {{store}}',
      text: 'This is the front of your shop, just as your customers see it. What only you see is in the shop bar.',
    },
    {
      title: 'Invite your team',
      text: 'Under Team you invite the people you work with by e-mail, and decide what each of them may do: run the shop, keep the books, ship orders or scan tickets.',
    },
    {
      title: 'Add shops of your network',
      text: 'Under Collaborators you add the shops that you work with. You will also find them in the shop menu.',
    },
    {
      title: 'Share your shop',
      text: 'With Share you send the address of your shop by WhatsApp, social networks or e-mail.',
    },
  ],
});
