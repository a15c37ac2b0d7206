import type { PageEnv } from '../../../_runtime/env.ts';
import type { ItemCard } from '../../../../shared/contracts/items.ts';
import { count, fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { focusClass } from '../../../../shared/rules/focus.ts';
import { thumbnail } from '../../../../shared/rules/pictures.ts';
import { shownPrice } from '../../../../shared/rules/prices.ts';
import { itemUrl, searchUrl } from '../../../../shared/rules/urls.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { NetPrice } from '../../../../shared/ui/NetPrice.tsx';
import type { Messages } from '../messages/es.ts';
import type { Suggestions } from '../model.ts';

/** Start of the options' ids; the rest is their position. */
export const OPTION_ID = 'suggestion-';

/** Width of a suggestion's photo, as the style sheet has it. */
const PHOTO_PX = 48;

interface Props {
  env: PageEnv;
  found: Suggestions;
  t: Messages;
}

/** The suggestions, or the words for an empty list. */
export function SuggestionList({ env, found, t }: Props) {
  const { text, status, items, total, active } = found;
  const empty = status === 'ready' && !items.length;
  const all = searchUrl(env.base, text);
  return (
    <>
      <div
        className={status === 'loading' ? 'options stale' : 'options'}
        id="suggestions"
        role="listbox"
        aria-label={t.suggestions}
        hidden={!items.length}
      >
        {items.map((item, index) => (
          <a
            key={item.id}
            id={`${OPTION_ID}${index}`}
            className="option"
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={itemUrl(env.base, item)}
          >
            <span className="option-photo">
              {item.photo && (
                <img
                  src={thumbnail(item.photo.url, PHOTO_PX)}
                  className={focusClass(item.photo.focus)}
                  width={item.photo.width}
                  height={item.photo.height}
                  alt=""
                />
              )}
            </span>
            <span className="option-name">{item.name}</span>
            <Price env={env} item={item} t={t} />
          </a>
        ))}
        {items.length > 0 && (
          <a
            id={`${OPTION_ID}${items.length}`}
            className="option option-all"
            role="option"
            aria-selected={active === items.length}
            tabIndex={-1}
            href={all}
          >
            {count(t, 'seeAll', total)}
            <Icon name="arrow-right" />
          </a>
        )}
      </div>
      {(empty || status === 'failed') && (
        <p className="answer">
          {empty ? fill(t.noMatch, { text }) : t.failed} <a href={all}>{t.searchAnyway}</a>
        </p>
      )}
      {status === 'loading' && !items.length && <p className="answer muted">{t.searching}</p>}
      <p className="visually-hidden" role="status">
        {status === 'ready' && items.length > 0 && count(t, 'found', total)}
        {empty && fill(t.noMatch, { text })}
        {status === 'failed' && t.failed}
      </p>
    </>
  );
}

function Price({ env, item, t }: { env: PageEnv; item: ItemCard; t: Messages }) {
  const price = shownPrice(item);
  if (price.kind === 'hidden') return null;
  if (price.kind === 'free') return <span className="price price-free">{t.free}</span>;
  const amount = formatMoney(price.amount, item.currency, env.tag);
  return (
    <span className="price">
      {item.price_varies ? `${t.from} ${amount}` : amount}
      <NetPrice env={env} item={item} price={price.amount} t={t} />
    </span>
  );
}
