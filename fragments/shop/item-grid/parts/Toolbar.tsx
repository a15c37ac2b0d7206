import { itemSorts } from '../../../../shared/contracts/items.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { EdgeIcon } from '../../../../shared/ui/EdgeIcon.tsx';
import { resultsText } from '../model/results-text.ts';
import { listFields, listUrl, NO_FILTERS } from '../model/links.ts';
import type { ItemGridViewProps } from '../props.ts';
import { activeChoices } from './filter-groups.ts';

/** The line above the cards: the drawer's button, the number of results and the sort. */
export function Toolbar({ hasFilters, ...props }: ItemGridViewProps & { hasFilters: boolean }) {
  const { t } = props;
  const active = activeChoices(props).length;
  return (
    <div className="toolbar">
      {hasFilters && (
        <button type="button" className="btn btn-s open-filters" popoverTarget="filters">
          <EdgeIcon name="filter" />
          {t.filters}
          {active > 0 && <span className="tally">{active}</span>}
        </button>
      )}
      <ResultCount {...props} />
      <SortForm {...props} />
    </div>
  );
}

function ResultCount(props: ItemGridViewProps) {
  return <p className="count-line muted small">{resultsText(props.t, 'results', props)}</p>;
}

/** A plain GET form: its button submits it, or the page's script does when the choice changes. */
function SortForm(props: ItemGridViewProps) {
  const { t } = props;
  const kept = listFields(props, { sort: 'queue_position' });
  return (
    <form className="sort" method="get" action={props.path}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="small muted" htmlFor="sort">
        {t.sort}
      </label>
      <span className="select">
        <select
          id="sort"
          name="sort"
          defaultValue={props.query.sort}
          autoComplete="off"
          data-autosubmit=""
        >
          {itemSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t.sorts[sort]}
            </option>
          ))}
        </select>
        <EdgeIcon name="chevron-down" />
      </span>
      <button className="btn btn-s apply">{t.apply}</button>
    </form>
  );
}

/** The active filters, each a link that removes it. */
export function ActiveFilters(props: ItemGridViewProps) {
  const { t } = props;
  const active = activeChoices(props);
  if (!active.length) return null;
  return (
    <ul className="active cluster" role="list" aria-label={t.active}>
      {active.map(({ label, off }) => (
        <li key={off}>
          <a
            className="chip"
            rel="nofollow"
            href={off}
            aria-label={fill(t.remove, { filter: label })}
          >
            {label}
            <EdgeIcon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a className="link small clear" rel="nofollow" href={listUrl(props, NO_FILTERS)}>
          {t.clearAll}
        </a>
      </li>
    </ul>
  );
}
