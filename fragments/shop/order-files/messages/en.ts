import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'order-files',
  es,
  {
    title: 'Your files',
    order: 'Order {{number}}',
    states: {
      ready: 'Download them whenever you like. Each download that you open counts for ten minutes.',
      unpaid: 'They are downloaded here once the order is paid.',
      revoked:
        'This order was canceled or its money was refunded: its files are not handed over any more.',
    },
    download: 'Download',
    downloadOf: 'Download {{name}}',
    times_one: 'You downloaded it once',
    times_other: 'You downloaded it {{count}} times',
  },
  argentine,
);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'order-files': typeof es;
  }
}
