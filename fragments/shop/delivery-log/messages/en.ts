import { pager } from '../../../../shared/i18n/en/pager.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('delivery-log', es, {
  title: { account: 'What we sent you', store: 'Mails to the store', texts: 'Last text messages' },
  intro: {
    account:
      'The alerts on your devices, the mails and the text messages of the last 30 days, without their words.',
    store:
      'The mails of the last 30 days to the store’s contact address, about customers who wait for an answer.',
    texts:
      'The text messages of the last 30 days to customers of the store: only the end of their number, and nothing of the conversation.',
  },
  none: 'There were none in the last 30 days.',
  ways: { push: 'Alert on a device', mail: 'Mail', text: 'Text message' },
  states: {
    queued: 'Will be tried again',
    sent: 'Sent',
    failed: 'Could not be sent',
    forgotten: 'Device forgotten',
  },
  reasons: {
    refused: 'The address or number did not take it.',
    unreached: 'Nobody took it in its time.',
  },
  forgottenText:
    'That browser shows no alerts any more. To have them again, add it on the device itself.',
  pager,
});
