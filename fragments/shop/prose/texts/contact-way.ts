import type { Locale } from '../../../../shared/kernel/locale.ts';
import type { ProseStore } from '../props.ts';

/** The end of "for any question, …": by e-mail, else by phone, else by the store's page. */
export function contactWay(locale: Locale, { email, phone, address }: ProseStore): string {
  if (locale === 'en') {
    if (email) return `write to ${email}.`;
    return phone ? `call ${phone}.` : `use the ways to contact us shown on ${address}.`;
  }
  if (email) return `escribe a ${email}.`;
  return phone ? `llama al ${phone}.` : `usa los medios de contacto que se muestran en ${address}.`;
}
