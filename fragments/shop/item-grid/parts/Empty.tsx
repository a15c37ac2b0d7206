import { fill } from '../../../../shared/i18n/fill.ts';
import { lastPage } from '../../../../shared/rules/paging.ts';
import { createSearchUrl, sectionUrl } from '../../../../shared/rules/urls.ts';
import { EdgeIcon } from '../../../../shared/ui/EdgeIcon.tsx';
import type { EdgeIconName } from '../../../../shared/ui/edge-icons.ts';
import { isFiltered, listUrl, NO_FILTERS, spokenText } from '../model/links.ts';
import type { ItemGridViewProps } from '../props.ts';

interface Said {
  icon: EdgeIconName;
  title: string;
  hint: string;
  /** The links that lead on, the likeliest first. */
  ways: { label: string; url: string }[];
}

/** The words and links of a list without items. */
export function Empty(props: ItemGridViewProps) {
  return <Message {...emptyWords(props)} />;
}

/** A list that could not be loaded: says so and links to another try. */
export function Failed(props: ItemGridViewProps) {
  const { t } = props;
  const retry = { label: t.retry, url: listUrl(props, { page: props.query.page }) };
  return <Message icon="alert" title={t.failed} hint={t.failedHint} ways={[retry]} />;
}

/** The front of a store without any items: its owner is led to the first ones. */
export function Bare({ env, bareFor, t }: ItemGridViewProps) {
  if (bareFor !== 'owner') {
    const contact = { label: t.bareContact, url: `${env.base}/contacto` };
    return <Message icon="store" title={t.bare} hint={t.bareHint} ways={[contact]} />;
  }
  const ways = [
    { label: t.bareItem, url: `${env.base}/apps/me/products/create` },
    { label: t.bareSteps, url: `${env.base}/asistentes/emprendedores` },
  ];
  return <Message icon="store" title={t.bareOwn} hint={t.bareOwnHint} ways={ways} />;
}

function emptyWords(props: ItemGridViewProps): Said {
  const { env, list, query, kind, catalogue, t } = props;
  if (catalogue && !list) {
    const all = { label: t.allCatalogues, url: `${env.base}/catalogos` };
    return { icon: 'tag', title: t.noCatalogue, hint: t.noCatalogueHint, ways: [all] };
  }
  if (
    list &&
    list.matches_estimated > 0 &&
    query.page > lastPage(list.matches_estimated, props.pageSize)
  ) {
    const first = { label: t.firstPage, url: listUrl(props) };
    return { icon: 'info', title: t.pastLast, hint: t.pastLastHint, ways: [first] };
  }
  const clear = { label: t.clearAll, url: listUrl(props, NO_FILTERS) };
  if (query.text) return noMatch(props, query.text, isFiltered(props) ? [clear] : []);
  if (isFiltered(props)) {
    return { icon: 'filter', title: t.noMatchFilters, hint: t.noMatchFiltersHint, ways: [clear] };
  }
  const home = { label: t.backToStore, url: `${env.base}/` };
  return { icon: 'photo', title: t.notFound[kind ?? 'any'], hint: t.emptyHint, ways: [home] };
}

/** Spec [2]: a search with no match offers a created search, which is the kind's list page. */
function noMatch(props: ItemGridViewProps, text: string, ways: Said['ways']): Said {
  const { env, t } = props;
  const kind = props.kind ?? props.query.type ?? 'product';
  const words = spokenText(text);
  const created = words !== text;
  const create = {
    label: fill(t.createSearch, { text: words }),
    url: createSearchUrl(env.base, kind, words),
  };
  // A created search without results does not offer itself again.
  const all = { label: t.seeEverything, url: sectionUrl(env.base, kind) };
  return {
    icon: 'search',
    title: fill(t.noMatch, { text: words }),
    hint: t.noMatchHint,
    ways: created ? [...ways, all] : [...ways, create, all],
  };
}

function Message({ icon, title, hint, ways }: Said) {
  return (
    <div className="empty" role="status">
      <EdgeIcon name={icon} />
      <p className="h3">{title}</p>
      <p className="muted hint-line">{hint}</p>
      <div className="cluster ways">
        {ways.map(({ label, url }, index) => (
          <a key={url} className={index ? 'btn' : 'btn btn-primary'} rel="nofollow" href={url}>
            {label}
          </a>
        ))}
      </div>
    </div>
  );
}
