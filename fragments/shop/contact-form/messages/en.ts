import { forms } from '../../../../shared/i18n/en/forms.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('contact-form', es, {
  title: 'Contact',
  text: 'Write to {{store}}: they answer to the email that you leave.',
  name: 'Name',
  email: forms.email,
  phone: forms.phone,
  optional: forms.optional,
  message: 'Message',
  send: 'Send message',
  sent: 'Your message was sent to {{store}}',
  sentText: 'The answer will come to your email.',
  another: 'Write another message',
  ways: 'Other ways to get in touch',
  hours: 'Opening hours',
  openUntil: 'Open now · closes at {{time}}',
  alwaysOpen: 'Open now, around the clock',
  opensToday: 'Closed now · opens today at {{time}}',
  opensTomorrow: 'Closed now · opens tomorrow at {{time}}',
  opensOn: 'Closed now · opens on {{day}} at {{time}}',
  closedNow: 'Closed now',
  closed: 'Closed',
  problems: { required: forms.problems.required, email: forms.problems.email },
  needs: {
    name: 'Enter your name',
    email: forms.needs.email,
    message: 'Enter your message',
  },
});
