import {
  FOOTER_CATALOGUES_MAX,
  FOOTER_CATALOGUES_SEE_MORE,
} from '../../../../shared/kernel/constants/index.ts';
import { contactOpen } from '../../../../shared/bus/topics/contact.ts';
import type { Locale } from '../../../../shared/kernel/locale.ts';
import type { ContactLink } from '../../../../shared/rules/contact-links.ts';
import { isAlwaysThere, legalKinds, LEGAL_PATH } from '../../../../shared/rules/legal.ts';
import { supportUrl } from '../../../../shared/rules/support.ts';
import { mayWithdrawIn } from '../../../../shared/rules/unlocking.ts';
import { catalogueUrl, menuHref } from '../../../../shared/rules/urls.ts';
import type { FooterViewProps } from '../props.ts';

/** A link of the foot; one that `opens` a dialog leads to its page where the dialog is not. */
export interface FooterLink extends ContactLink {
  opens?: string;
}

/**
 * The links about the shop itself: home, about, contact, the way to withdraw from a purchase where the
 * store's country asks for it, support centre, legal texts.
 */
export function infoLinks({ env, store, t }: FooterViewProps): FooterLink[] {
  const support = supportUrl(store);
  return [
    { label: t.home, href: `${env.base}/` },
    ...(store.about_entry_id ? [{ label: t.about, href: `${env.base}/info` }] : []),
    { label: t.contact, href: `${env.base}/contacto`, opens: contactOpen.name },
    ...(mayWithdrawIn(store.country)
      ? [{ label: t.withdrawal, href: `${env.base}/arrepentimiento` }]
      : []),
    ...(support ? [{ label: t.support, href: support }] : []),
    ...legalKinds
      .filter((kind) => isAlwaysThere(kind) || store.legal_texts.includes(kind))
      .map((kind) => ({ label: t[kind], href: env.base + LEGAL_PATH[kind] })),
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
      href: menuHref(env.base, item.path),
    }));
    return { title: t.categories, links: sections, more: null };
  }
  const links = catalogues
    .slice(0, FOOTER_CATALOGUES_MAX)
    .map(({ name, slug }) => ({ label: name, href: catalogueUrl(env.base, slug) }));
  const more = catalogues.length > FOOTER_CATALOGUES_SEE_MORE ? `${env.base}/catalogos` : null;
  return { title: t.catalogues, links, more };
}
