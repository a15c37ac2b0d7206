import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('alert-devices', es, {
  title: 'Your devices',
  text: 'We tell you at once, even when the store is not open. Each device is added on the device itself.',
  none: 'You have not added any device yet.',
  thisOne: 'This one',
  add: 'Get alerts on this device',
  adding: 'Turning on…',
  added: 'Done: we will tell you on this device.',
  drop: 'Remove',
  dropOf: 'Remove {{device}}',
  dropped: 'We will not tell you on that device any more.',
  unknown: 'Unknown device',
  on: '{{browser}} on {{system}}',
  ends: 'When you sign out on a device, it gets no more alerts.',
  needsScript: 'To add this device, turn JavaScript on.',
  off: 'This store does not send alerts to devices yet.',
  why: {
    unsupported:
      'This browser shows no alerts. On an iPhone or iPad, first add the store to your home screen and open it from there.',
    denied:
      'Your browser blocks the alerts of this store. Allow them in its settings and try again.',
    failed: 'We could not turn alerts on. Try again in a moment.',
  },
});
