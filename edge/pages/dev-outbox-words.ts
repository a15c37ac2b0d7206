import { namespace } from '../../shared/i18n/namespace.ts';

const es = {
  title: 'Mensajes de {{store}}',
  none: 'Aún no se envió nada.',
  open: 'Abrir como llega',
  text: 'Texto',
} as const;

const en = {
  title: 'Messages from {{store}}',
  none: 'Nothing was sent yet.',
  open: 'View as delivered',
  text: 'Text',
};

/** The texts of the page of sent messages. */
export const outboxWords = namespace('dev-outbox', es, en);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'dev-outbox': typeof es;
  }
}
