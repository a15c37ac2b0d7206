import { chatWelcome } from '../../../../shared/i18n/en/chat-welcome.ts';
import { forms } from '../../../../shared/i18n/en/forms.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('chat', es, {
  title: 'Chat with {{store}}',
  openUntil: 'Somebody is here to answer you until {{time}}.',
  alwaysOpen: 'They answer around the clock.',
  opensToday: 'Nobody is here now. Leave your message: they answer today from {{time}} on.',
  opensTomorrow: 'Nobody is here now. Leave your message: they answer tomorrow from {{time}} on.',
  opensOn: 'Nobody is here now. Leave your message: they answer on {{day}} from {{time}} on.',
  closedNow: 'Nobody is here now. Leave your message: they answer as soon as they are back.',
  noHours: 'Leave your message: they answer as soon as they can.',
  page: 'The store will see that you write from {{page}}',
  fromHome: 'The store will see that you write from its front page',
  message: 'Your message',
  name: 'Name',
  email: forms.email,
  send: 'Send',
  signIn: 'Sign in and chat',
  signInText: 'With your account you read the answer right here. Your text is kept.',
  sent: 'Your message was sent to {{store}}',
  sentText: 'The answer will come to your email.',
  another: 'Write another message',
  history: 'Last messages',
  you: 'You',
  deleted: 'Message deleted',
  all: 'Open the conversation',
  welcome: chatWelcome,
  problems: { required: forms.problems.required, email: forms.problems.email },
  needs: {
    name: 'Enter your name',
    email: forms.needs.email,
    message: 'Enter your message',
  },
});
