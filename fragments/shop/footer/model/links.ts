import type { StoreInfo } from '../../../../shared/contracts/store.ts';
import {
  FOOTER_CATALOGUES_MAX,
  FOOTER_CATALOGUES_SEE_MORE,
} from '../../../../shared/kernel/constants/index.ts';
import type { Locale } from '../../../../shared/kernel/locale.ts';
import { formatPhone } from '../../../../shared/rules/phone.ts';
import { supportUrl } from '../../../../shared/rules/support.ts';
import { catalogueUrl } from '../../../../shared/rules/urls.ts';
import type { FooterViewProps } from '../props.ts';

export interface FooterLink {
  label: string;
  href: string;
}

/** The links about the shop itself: home, about, contact, support centre, terms, privacy. */
export function infoLinks({ env, store, t }: FooterViewProps): FooterLink[] {
  const contact = mailLink(store) ?? phoneLink(store);
  const support = supportUrl(store);
  return [
    { label: t.home, href: `${env.base}/` },
    ...(store.about_entry_id ? [{ label: t.about, href: `${env.base}/info` }] : []),
    ...(contact ? [{ label: t.contact, href: contact.href }] : []),
    ...(support ? [{ label: t.support, href: support }] : []),
    { label: t.terms, href: `${env.base}/terms` },
    { label: t.privacy, href: `${env.base}/privacidad` },
  ];
}

/**
 * The links to the goods: the store's first catalogues and perhaps the way to all, else its
 * sections.
 */
export function rangeLinks({ env, catalogues, menu, t }: FooterViewProps, locale: Locale) {
  if (!catalogues.length) {
    const sections = menu.map((item) => ({
      label: item.label[locale],
      href: `${env.base}${item.path}`,
    }));
    return { title: t.categories, links: sections, more: null };
  }
  const links = catalogues
    .slice(0, FOOTER_CATALOGUES_MAX)
    .map(({ name, slug }) => ({ label: name, href: catalogueUrl(env.base, slug) }));
  const more = catalogues.length > FOOTER_CATALOGUES_SEE_MORE ? `${env.base}/catalogos` : null;
  return { title: t.catalogues, links, more };
}

/** The shop's e-mail address as a link. */
export function mailLink({ contact_email }: Pick<StoreInfo, 'contact_email'>): FooterLink | null {
  return contact_email ? { label: contact_email, href: `mailto:${contact_email}` } : null;
}

/** The shop's phone as a link that dials it with its country's code. */
export function phoneLink(
  store: Pick<StoreInfo, 'contact_phone' | 'contact_country_code'>,
): FooterLink | null {
  const phone = store.contact_phone?.replace(/\D/g, '');
  if (!phone) return null;
  const code = store.contact_country_code?.replace(/\D/g, '');
  return {
    label: formatPhone(store.contact_phone!),
    href: `tel:${code ? `+${code}` : ''}${phone}`,
  };
}
