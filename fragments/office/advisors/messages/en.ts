import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('advisors', es, {
  title: 'Advisors',
  intro:
    'The people who help the resellers of the network. Each reseller gets the one who has fewest, and keeps them.',
  notRoot: 'The main store of the network gives this role.',
  has_one: '{{count}} reseller',
  has_other: '{{count}} resellers',
  give: 'Make an advisor',
  giveTo: 'Make {{name}} an advisor',
  change: 'Change',
  changeOf: 'Change what stands for {{name}}',
  drop: 'Take the role back',
  dropOf: 'Take the role back from {{name}}',
  save: 'Save',
  when: 'When they answer',
  hours: {
    day: 'Every day, from 9:00 to 18:00',
    always: 'Around the clock, every day',
    own: 'At these hours',
  },
  days: {
    d1: 'Monday',
    d2: 'Tuesday',
    d3: 'Wednesday',
    d4: 'Thursday',
    d5: 'Friday',
    d6: 'Saturday',
    d7: 'Sunday',
  },
  daysHint:
    'They count only with “At these hours”. Like this: 9–14, 16:00–20:30. Empty: a day off.',
  email: 'E-mail that their resellers see',
  phone: 'Phone that they see, with its country code',
  whatsapp: 'WhatsApp that they see, with its country code',
  problems: {
    hours: 'Write hours such as 9–14, 16–20',
    phone: 'Write the number with its code, such as +525512345678',
  },
  done: { saved: 'The role was saved', dropped: 'The role was taken back' },
});
