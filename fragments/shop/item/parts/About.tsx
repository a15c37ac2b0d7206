import { fill } from '../../../../shared/i18n/fill.ts';
import { itemUrl } from '../../../../shared/rules/urls.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { AboutProps } from '../props.ts';
import { purchaseState } from '../../../../shared/rules/purchase-state.ts';
import { Closed } from './Closed.tsx';
import { Facts } from './Facts.tsx';
import { More } from './More.tsx';

/**
 * The still part of an item's page, below the price and the form. The edge renders it beside the
 * root that hydrates, so the browser loads neither its code nor its words.
 */
export function About(props: AboutProps) {
  const state = purchaseState(props.detail);
  return (
    <div className="about">
      {state !== 'open' && <Closed {...props} state={state} />}
      {state === 'open' && !props.env.store && <InStore {...props} />}
      <Rated {...props} />
      <Facts {...props} state={state} />
      <More {...props} />
    </div>
  );
}

/** The item's rating, which leads to its reviews below. */
function Rated({ detail: { rating }, env, t }: AboutProps) {
  if (!rating) return null;
  const number = new Intl.NumberFormat(env.tag);
  const values = { average: number.format(rating.average), count: number.format(rating.count) };
  return (
    <p className="rated">
      <span className="star" aria-hidden="true">
        ★
      </span>{' '}
      {/* On a partner's page there are no reviews to lead to. */}
      {env.store ? <a href="#resenas">{fill(t.rated, values)}</a> : fill(t.rated, values)}
    </p>
  );
}

/** Shown when the page around keeps no cart: a link to the item's own page in its store. */
function InStore({ detail, env, t }: AboutProps) {
  return (
    <a className="btn btn-primary btn-block" href={itemUrl(env.base, detail)}>
      {t.seeInStore}
      <Icon name="arrow-right" />
    </a>
  );
}
