import type { FragmentProps } from '../../../_runtime/props.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { mailLink, phoneLink } from '../../../../shared/rules/contact-links.ts';
import { EdgeIcon } from '../../../../shared/ui/EdgeIcon.tsx';
import { StorePhoto } from '../../../../shared/ui/StorePhoto.tsx';
import { infoLinks, rangeLinks } from '../model/links.ts';
import type { FooterViewProps } from '../props.ts';
import { LinkList } from './LinkList.tsx';
import { Social } from './Social.tsx';

/** Style `3cols1col`: columns for the shop, its goods and its information; below them one row. */
export function Columns(props: FragmentProps<FooterViewProps>) {
  const { env, store, locale, year, t } = props;
  const range = rangeLinks(props, locale);
  const mail = mailLink(store);
  const phone = phoneLink(store);
  return (
    <div className="wrap columns">
      <div className="about">
        <a className="brand" href={`${env.base}/`}>
          <StorePhoto store={store} />
          <span className={store.hidden_store_name ? 'visually-hidden' : undefined}>
            {store.name}
          </span>
        </a>
        {store.seo_description && <p className="small">{store.seo_description}</p>}
        {(mail ?? phone) && (
          <ul className="links">
            {mail && (
              <li>
                <a className="link" href={mail.href}>
                  <EdgeIcon name="mail" />
                  {mail.label}
                </a>
              </li>
            )}
            {phone && (
              <li>
                <a className="link unbroken" href={phone.href}>
                  <EdgeIcon name="phone" />
                  {phone.label}
                </a>
              </li>
            )}
          </ul>
        )}
        <Social store={store} t={t} />
      </div>
      {range.links.length > 0 && (
        <div>
          <h2>{range.title}</h2>
          <LinkList links={range.links}>
            {range.more && (
              <li>
                <a className="link more" href={range.more}>
                  {t.seeMore} <span className="visually-hidden">{t.seeMoreWhat}</span>
                  <EdgeIcon name="arrow-right" />
                </a>
              </li>
            )}
          </LinkList>
        </div>
      )}
      <nav aria-label={t.information}>
        <h2>{t.information}</h2>
        <LinkList links={infoLinks(props)} />
      </nav>
      <div className="end">
        <p className="small">{fill(t.copyright, { year, store: store.name })}</p>
        <div className="slots">
          <slot name="language" />
          <slot name="theme" />
        </div>
      </div>
    </div>
  );
}
