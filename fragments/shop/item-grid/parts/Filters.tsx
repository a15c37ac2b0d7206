import { count, fill } from '../../../../shared/i18n/fill.ts';
import { EdgeIcon } from '../../../../shared/ui/EdgeIcon.tsx';
import { resultsText } from '../model/results-text.ts';
import { isFiltered, listUrl, NO_FILTERS } from '../model/links.ts';
import type { Messages } from '../messages/es.ts';
import type { ItemGridViewProps } from '../props.ts';
import type { FilterChoice, FilterGroup } from './filter-groups.ts';

/** Choices of a group that show before the group is unfolded. */
const SHOWN = 8;

/**
 * The filters: a drawer on phones and tablets, opened by the popover's own button, and a column
 * beside the list on wide screens.
 */
export function Filters({ groups, ...props }: ItemGridViewProps & { groups: FilterGroup[] }) {
  const { t } = props;
  return (
    <nav id="filters" popover="auto" className="filters drawer drawer-left" aria-label={t.filters}>
      <div className="panel-head">
        <span className="h3">{t.filters}</span>
        <button
          type="button"
          className="icon-btn"
          popoverTarget="filters"
          popoverTargetAction="hide"
          aria-label={t.close}
        >
          <EdgeIcon name="close" />
        </button>
      </div>
      <div className="panel-body">
        {groups.map((group) => (
          <Group key={group.name} group={group} t={t} />
        ))}
      </div>
      <div className="panel-foot">
        <button
          type="button"
          className="btn btn-primary"
          popoverTarget="filters"
          popoverTargetAction="hide"
        >
          {resultsText(t, 'showResults', props)}
        </button>
        {isFiltered(props) && (
          <a className="btn btn-quiet" rel="nofollow" href={listUrl(props, NO_FILTERS)}>
            {t.clearAll}
          </a>
        )}
      </div>
    </nav>
  );
}

function Group({ group, t }: { group: FilterGroup; t: Messages }) {
  const { name, choices } = group;
  // An active choice is never folded away.
  const ordered = choices.length > SHOWN ? activeFirst(choices) : choices;
  const more = ordered.slice(SHOWN);
  return (
    <details className={choices.length > 1 ? 'group one' : 'group'} open>
      <summary>
        {name}
        <EdgeIcon name="chevron-down" />
      </summary>
      <Choices choices={ordered.slice(0, SHOWN)} t={t} />
      {more.length > 0 && (
        <details className="rest">
          <summary className="small">{fill(t.moreChoices, { n: more.length })}</summary>
          <Choices choices={more} t={t} />
        </details>
      )}
    </details>
  );
}

function activeFirst(choices: FilterChoice[]): FilterChoice[] {
  return choices.toSorted((one, other) => Number(other.active) - Number(one.active));
}

function Choices({ choices, t }: { choices: FilterChoice[]; t: Messages }) {
  return (
    <ul role="list">
      {choices.map(({ label, count: matches, active, url }) => (
        <li key={url}>
          <a
            className="choice-link"
            rel="nofollow"
            href={url}
            aria-current={active ? 'true' : undefined}
          >
            <span className="mark" aria-hidden="true">
              {active && <EdgeIcon name="check" />}
            </span>
            <span className="label">{label}</span>
            {matches !== undefined && (
              <span className="number">
                <span aria-hidden="true">{matches}</span>
                <span className="visually-hidden">{count(t, 'matches', matches)}</span>
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
