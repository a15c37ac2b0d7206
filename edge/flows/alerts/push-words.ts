import { namespace } from '../../../shared/i18n/namespace.ts';

const es = {
  noMessage: 'Sin mensaje',
  summary_one: 'Tienes {{count}} aviso nuevo',
  summary_other: 'Tienes {{count}} avisos nuevos',
  summaryText: 'Llegaron durante tus horas de silencio.',
} as const;

const en = {
  noMessage: 'No message',
  summary_one: 'You have {{count}} new alert',
  summary_other: 'You have {{count}} new alerts',
  summaryText: 'They came during your quiet hours.',
};

/** The words of alerts on devices besides their own. */
export const messages = namespace('push', es, en);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    push: typeof es;
  }
}
