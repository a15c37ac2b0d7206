import { formatPhone } from './phone.ts';

/** A way to reach a shop: its words, and the address that a press opens. */
export interface ContactLink {
  label: string;
  href: string;
}

/** The shop's e-mail address as a link. */
export function mailLink(store: { readonly contact_email: string | null }): ContactLink | null {
  const { contact_email: email } = store;
  return email ? { label: email, href: `mailto:${email}` } : null;
}

/** The shop's phone as a link that dials it with its country's code. */
export function phoneLink(store: {
  readonly contact_phone: string | null;
  readonly contact_country_code: string | null;
}): ContactLink | null {
  const phone = store.contact_phone?.replace(/\D/g, '');
  if (!phone) return null;
  const code = store.contact_country_code?.replace(/\D/g, '');
  return {
    label: formatPhone(store.contact_phone!),
    href: `tel:${code ? `+${code}` : ''}${phone}`,
  };
}
