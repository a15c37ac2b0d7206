import type { Photo } from '../../../../shared/contracts/fields.ts';
import type { ItemCard } from '../../../../shared/contracts/items.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { numberFormat } from '../../../../shared/kernel/intl.ts';
import { ITEM_IMAGE } from '../../../../shared/kernel/constants/index.ts';
import { formatExperienceDate, isConcluded } from '../../../../shared/rules/experience.ts';
import { focusClass } from '../../../../shared/rules/focus.ts';
import { shownPrice } from '../../../../shared/rules/prices.ts';
import { pictureSources } from '../../../../shared/rules/pictures.ts';
import { itemUrl } from '../../../../shared/rules/urls.ts';
import { EdgeIcon } from '../../../../shared/ui/EdgeIcon.tsx';
import type { PageEnv } from '../../../_runtime/env.ts';
import type { Messages } from '../messages/es.ts';
import { CardPrice } from './CardPrice.tsx';

/** Each width adds a line to every card, and a list has 36 cards. */
const CARD_WIDTHS = [400, 750] as const;

export interface CardProps {
  env: PageEnv;
  t: Messages;
  item: ItemCard;
  storeId: string;
  /** Level of the name's heading. */
  level: 2 | 3 | 4;
  /** What a sale earns its reader, in words. */
  earning?: string | undefined;
  /** `first` is the picture that the visitor waits for; `soon` stands beside it. */
  loading: 'first' | 'soon' | 'lazy';
}

/** One item of a list. An unpublished or hidden item is faded and has no link. */
export function Card({ env, t, item, storeId, level, earning, loading }: CardProps) {
  const dead = item.hiden || item.list_state === 'unpublished';
  const Name = `h${level}` as const;
  return (
    <article className={dead ? 'item dead' : 'item'}>
      <CardPhoto item={item} loading={loading} />
      <Badges item={item} dead={dead} t={t} />
      <div className="words">
        {item.owner !== storeId && (
          <p className="owner">
            <span className="visually-hidden">{fill(t.soldBy, { owner: item.owner_name })}</span>
            <span aria-hidden="true">{item.owner_name}</span>
          </p>
        )}
        <Name className="name">
          {dead ? (
            <span className="clamp-3">{item.name}</span>
          ) : (
            <a className="link go" href={itemUrl(env.base, item)}>
              <span className="clamp-3">{item.name}</span>
            </a>
          )}
        </Name>
        <When env={env} item={item} />
        <Rated env={env} t={t} item={item} />
        <CardPrice env={env} t={t} item={item} />
        {!dead && earning !== undefined && <p className="earning">{earning}</p>}
      </div>
    </article>
  );
}

function CardPhoto({ item, loading }: Pick<CardProps, 'item' | 'loading'>) {
  const { photo } = item;
  if (!photo) {
    return (
      <div className="photo none">
        <EdgeIcon name="photo" />
      </div>
    );
  }
  return (
    <div className="photo">
      {/* The name beside it says the same as the picture would. */}
      <img
        {...pictureSources(photo, CARD_WIDTHS, cardSizes(photo))}
        className={focusClass(photo.focus)}
        alt=""
        width={ITEM_IMAGE.width}
        height={ITEM_IMAGE.height}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        // Browsers raise the priority of pictures on the screen, which would slow the first one
        // down.
        fetchPriority={loading === 'first' ? 'high' : 'low'}
        decoding="async"
      />
    </div>
  );
}

/**
 * How wide a card's picture is shown: two or three in a row, four from 990 px on. It fills an
 * upright frame: a picture that is wider than the frame loses its sides, and is shown larger.
 */
function cardSizes({ width, height }: Photo): string {
  const cut = Math.max(1, (width * ITEM_IMAGE.height) / (height * ITEM_IMAGE.width));
  return `(max-width:989px) ${Math.round(44 * cut)}vw,${Math.round(290 * cut)}px`;
}

function Badges({ item, dead, t }: { item: ItemCard; dead: boolean; t: Messages }) {
  const shown = shownPrice(item);
  const off = shown.kind === 'price' ? shown.percentOff : null;
  const gone = goneWord(item, dead, t);
  const onDemand = item.type === 'product' && item.stock_type === 'ondemand';
  return (
    <div className="badges">
      {gone && <span className="badge gone">{gone}</span>}
      {!gone && off !== null && (
        <span className="badge badge-accent">
          <span className="visually-hidden">{fill(t.offSpoken, { percent: off })}</span>
          <span aria-hidden="true">{fill(t.off, { percent: off })}</span>
        </span>
      )}
      {!gone && onDemand && <span className="badge">{t.onDemand}</span>}
    </div>
  );
}

/** Why an item cannot be bought, in one word; undefined when it can. */
function goneWord(item: ItemCard, dead: boolean, t: Messages): string | undefined {
  if (dead) return t.unavailable;
  if (isConcluded(item)) return t.concluded;
  return item.sold_out ? t.soldOut : undefined;
}

function Rated({ env, t, item }: Pick<CardProps, 'env' | 't' | 'item'>) {
  if (!item.rating) return null;
  const number = numberFormat(env.tag);
  const average = number.format(item.rating.average);
  const many = number.format(item.rating.count);
  return (
    <p className="rated">
      <span className="visually-hidden">{fill(t.rated, { average, count: many })}</span>
      <span aria-hidden="true">
        <span className="star">★</span> {average} <span className="muted">({many})</span>
      </span>
    </p>
  );
}

function When({ env, item }: Pick<CardProps, 'env' | 'item'>) {
  if (item.type !== 'experience') return null;
  const text = formatExperienceDate(item.experience_date, env.country, env.tag, 'short');
  if (text === undefined) return null;
  return (
    <p className="when">
      <EdgeIcon name="calendar" />
      <time dateTime={item.experience_date ?? undefined}>{text}</time>
    </p>
  );
}
