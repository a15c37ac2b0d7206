import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace(
  'review-ask-terms',
  es,
  {
    title: 'Mails that ask for reviews',
    intro:
      'Buyers who received their order are asked by mail to review it. Those who have reviewed it, returned what they bought, or want no more of the store’s mails are not asked.',
    days: 'Days after the order was received',
    daysHint: 'From 0 to {{most}}. With 0 the mail goes out as soon as it is received.',
    reminder: 'Remind those who have not reviewed it, once',
    reminderDays: 'Days from the mail to the reminder',
    reminderHint: 'From {{least}} to {{most}}. It counts only with the reminder on.',
    needs: {
      days: 'Type a whole number from {{least}} to {{most}}.',
      reminder_days: 'Type a whole number from {{least}} to {{most}}.',
    },
    save: 'Save when they are asked',
    saved: 'Saved: it holds for orders that were not asked about yet.',
  },
  {
    needs: {
      days: 'Escribí un número entero de {{least}} a {{most}}.',
      reminder_days: 'Escribí un número entero de {{least}} a {{most}}.',
    },
  },
);
