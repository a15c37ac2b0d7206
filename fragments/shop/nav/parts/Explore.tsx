import type { ReactNode } from 'react';
import type { Locale } from '../../../../shared/kernel/locale.ts';
import { catalogueUrl, itemUrl, menuHref, searchUrl } from '../../../../shared/rules/urls.ts';
import type { ItemCard } from '../../../../shared/contracts/items.ts';
import type { NavViewProps } from '../props.ts';

interface Props extends Pick<NavViewProps, 'env' | 'menu' | 'catalogues' | 't'> {
  locale: Locale;
  /** The visitor's last searches in this store. */
  recent: readonly string[];
  /** The store's first items, once they have been asked for. */
  popular: readonly ItemCard[];
  onForget: () => void;
}

/** Ways on from a search without a text: the last and the popular searches, catalogues and sections. */
export function Explore({ env, menu, catalogues, locale, recent, popular, onForget, t }: Props) {
  const searches = recent.map((text) => ({ label: text, url: searchUrl(env.base, text) }));
  const items = popular.map((item) => ({ label: item.name, url: itemUrl(env.base, item) }));
  const shelves = catalogues.map(({ name, slug }) => ({
    label: name,
    url: catalogueUrl(env.base, slug),
  }));
  const sections = menu.map(({ label, path }) => ({
    label: label[locale],
    url: menuHref(env.base, path),
  }));
  return (
    <div className="explore">
      <Chips title={t.recent} links={searches}>
        <button type="button" className="link small" onClick={onForget}>
          {t.forget}
        </button>
      </Chips>
      <Chips title={t.popular} links={items} />
      <Chips title={t.catalogues} links={shelves} />
      <Chips title={t.explore} links={sections} />
    </div>
  );
}

interface ChipsProps {
  title: string;
  links: readonly { label: string; url: string }[];
  children?: ReactNode;
}

function Chips({ title, links, children }: ChipsProps) {
  if (links.length === 0) return null;
  return (
    <div className="explore-group">
      <p className="eyebrow">
        {title} {children}
      </p>
      <ul className="cluster" aria-label={title}>
        {links.map(({ label, url }) => (
          <li key={url}>
            <a className="chip" href={url}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
