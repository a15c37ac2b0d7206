import type { Catalogue } from '../../../shared/contracts/catalogues.ts';
import { count } from '../../../shared/i18n/fill.ts';
import { CATALOGUE_ITEM_IMAGE } from '../../../shared/kernel/constants/index.ts';
import { numberFormat } from '../../../shared/kernel/intl.ts';
import { focusClass } from '../../../shared/rules/focus.ts';
import { lastPage } from '../../../shared/rules/paging.ts';
import { pictureSources } from '../../../shared/rules/pictures.ts';
import { catalogueUrl, sectionUrl } from '../../../shared/rules/urls.ts';
import { EdgeIcon } from '../../../shared/ui/EdgeIcon.tsx';
import { Pager } from '../../../shared/ui/Pager.tsx';
import type { PageEnv } from '../../_runtime/env.ts';
import { mark } from '../../_runtime/mark.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { Messages } from './messages/es.ts';
import type { CatalogueGridViewProps } from './props.ts';

/** Tiles of the first row on wide screens: their pictures do not wait. */
const FIRST_ROW = 3;

/** Two in a row, three from 600 px on; an upright picture shows its whole width. */
const TILE_SIZES = '(max-width:599px) 50vw,(max-width:989px) 33vw,400px';

/** The first tile of an odd number fills a phone's row. */
const LEAD_SIZES = '(max-width:599px) 100vw,(max-width:989px) 33vw,400px';
const TILE_WIDTHS = [400, 750] as const;

/**
 * The store's catalogues as tiles, in pages; a section of another page is left out when there are
 * none.
 */
export function CatalogueGridView(props: FragmentProps<CatalogueGridViewProps>) {
  const { env, list, page, pageSize, path, t, titleLevel = 1 } = props;
  const Title = `h${titleLevel}` as const;
  const section = titleLevel === 2;
  const url = (to: number) => (to === 1 ? path : `${path}?page=${to}`);
  if (section && !list?.results.length) return null;
  return (
    <section aria-labelledby="title">
      <header className="spread head">
        <Title id="title" className={Title} part="title">
          {section ? t.sectionTitle : t.title}
        </Title>
        {section && (
          <a className="link more-link" href={path} aria-label={`${t.seeAll}: ${t.title}`}>
            {t.seeAll}
            <EdgeIcon name="arrow-right" />
          </a>
        )}
      </header>
      {list?.results.length ? (
        <>
          <ul className="tiles" role="list">
            {list.results.map((catalogue, index) => (
              <li key={catalogue.id} part="card" {...mark(env, 'catalogue', catalogue.id)}>
                <Tile
                  env={env}
                  t={t}
                  catalogue={catalogue}
                  level={section ? 3 : 2}
                  eager={!section && index < FIRST_ROW}
                  lead={index === 0 && list.results.length % 2 === 1}
                />
              </li>
            ))}
          </ul>
          {!section && (
            <Pager
              t={t.pager}
              tag={env.tag}
              page={page}
              last={lastPage(list.matches_estimated, pageSize)}
              url={url}
            />
          )}
        </>
      ) : (
        <Nothing {...props} url={url} />
      )}
    </section>
  );
}

interface TileProps {
  env: PageEnv;
  t: Messages;
  catalogue: Catalogue;
  level: 2 | 3;
  eager: boolean;
  lead: boolean;
}

function Tile({ env, t, catalogue, level, eager, lead }: TileProps) {
  const Name = `h${level}` as const;
  const { name, photo, slug, num_products: items } = catalogue;
  const shown = numberFormat(env.tag).format(items);
  return (
    <article className="tile">
      <div className={photo ? 'photo' : 'photo none'}>
        {photo ? (
          <img
            {...pictureSources(photo, TILE_WIDTHS, lead ? LEAD_SIZES : TILE_SIZES)}
            className={focusClass(photo.focus)}
            alt=""
            width={CATALOGUE_ITEM_IMAGE.width}
            height={CATALOGUE_ITEM_IMAGE.height}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'auto' : 'low'}
            decoding="async"
          />
        ) : (
          <span aria-hidden="true">{name.slice(0, 1)}</span>
        )}
      </div>
      <div>
        <Name className="name">
          <a className="go" href={catalogueUrl(env.base, slug)}>
            {name}
            <EdgeIcon name="arrow-right" />
          </a>
        </Name>
        <p className="muted small">{count(t, 'products', items, { shown })}</p>
      </div>
    </article>
  );
}

function Nothing({
  env,
  list,
  page,
  url,
  t,
}: CatalogueGridViewProps & { url: (page: number) => string }) {
  const pastLast = list !== null && list.matches_estimated > 0;
  const [text, hint, label, to] = !list
    ? [t.failed, null, t.retry, url(page)]
    : pastLast
      ? [t.pastLast, null, t.firstPage, url(1)]
      : [t.empty, t.emptyHint, t.allProducts, sectionUrl(env.base, 'product')];
  return (
    <div className="empty" role="status">
      <EdgeIcon name={list ? 'tag' : 'alert'} />
      <p className="h3">{text}</p>
      {hint && <p className="muted">{hint}</p>}
      <a className="btn btn-primary" href={to}>
        {label}
      </a>
    </div>
  );
}
