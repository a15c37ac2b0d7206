import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('alert-preferences', es, {
  title: 'What we tell you',
  intro: 'Alerts always stand behind your bell. Choose what else comes to you, and when not.',
  apps: {
    store: 'Purchases and orders',
    inbox: 'Messages',
    system: 'Your account and your roles',
    invoicing: 'Invoices',
    wallet: 'Wallet',
  },
  mail: 'By mail',
  push: 'On your devices',
  always: 'The mail always comes.',
  must: 'Codes, receipts, and what guards your account or your money always come by mail.',
  quiet: 'Quiet hours',
  quietText:
    'Meanwhile no mail comes that can wait, and no device rings: when they end you get a single one, with everything.',
  urgentText:
    'These do not wait: they reach your devices in those hours too, where you want them there.',
  urgent: {
    'system/security': 'A change to your account’s security that may not be yours',
    'wallet/account_changed': 'A change of the bank account that your money leaves to',
    'wallet/transfer_returned': 'A transfer that a bank has refused',
    'store/slip': 'A payment reference whose time ends',
  },
  quietOn: 'Leave me alone each day',
  from: 'From',
  to: 'Until',
  zone: 'Time zone',
  presence: 'Your presence',
  presenceText:
    'Those who talk with you see whether you are online, or how long ago you were, and which messages you have read.',
  presenceOn: 'Show when I am online',
  readingOn: 'Show which messages I have read',
  save: 'Save',
  saved: 'Your preferences are saved.',
  back: 'Back to your alerts',
  problems: { time: 'Enter a time, such as 22:00', same: 'Choose two different times' },
});
