import { count } from '../../../../shared/i18n/fill.ts';
import { FRANCHISE_IMAGE } from '../../../../shared/kernel/constants/index.ts';
import { numberFormat } from '../../../../shared/kernel/intl.ts';
import { thumbnail } from '../../../../shared/rules/pictures.ts';
import { EdgeIcon } from '../../../../shared/ui/EdgeIcon.tsx';
import type { BusinessListViewProps, ListedBusiness } from '../props.ts';
import { Follow } from './Follow.tsx';

/** One store of the list: its name leads to it from anywhere in the row but the button. */
export function Row(props: BusinessListViewProps & { business: ListedBusiness }) {
  const { env, t, type, business, follow } = props;
  const { name, photo, canonical_url: url, num_products: items, store_type: kind } = business;
  const shown = numberFormat(env.tag).format(items);
  const products = count(t, 'products', items, { shown });
  // The chosen type says it for all rows; "other" says nothing.
  const one = type === null && kind !== undefined && kind !== 'other' ? t.oneOf[kind] : null;
  return (
    <article className="row">
      <div className="photo logo">
        {photo ? (
          <img
            src={thumbnail(photo, FRANCHISE_IMAGE.width)}
            alt=""
            width={FRANCHISE_IMAGE.width}
            height={FRANCHISE_IMAGE.height}
            loading="lazy"
            fetchPriority="low"
            decoding="async"
          />
        ) : (
          <EdgeIcon name="store" />
        )}
      </div>
      <div className="words">
        <h2 className="name">
          <a className="link go" href={url}>
            {name}
          </a>
        </h2>
        <p className="muted small address">{addressOf(url)}</p>
        <p className="small">{one === null ? products : `${one} · ${products}`}</p>
      </div>
      {follow ? <Follow {...props} follow={follow} /> : <EdgeIcon name="chevron-right" />}
    </article>
  );
}

/** A store's address as people write it. */
function addressOf(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
