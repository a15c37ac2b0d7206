import { count, fill } from '../../../../shared/i18n/fill.ts';
import { EdgeIcon } from '../../../../shared/ui/EdgeIcon.tsx';
import { html, markupText } from '../../../_runtime/server-html.ts';
import { isFiltered, listFields, listUrl, NO_FILTERS } from '../model/links.ts';
import { resultsText } from '../model/results-text.ts';
import type { Messages } from '../messages/es.ts';
import type { ItemGridViewProps } from '../props.ts';
import type { FilterChoice, FilterGroup } from './filter-groups.ts';

/** Choices of a group that show before the group is unfolded. */
const SHOWN = 8;

/**
 * The filters: a drawer on phones and tablets, opened by the popover's own button, and a column
 * beside the list on wide screens. A plain GET form of which the touched page's script keeps the
 * numbers true (`_runtime/live-form.ts`).
 */
export function Filters({ groups, ...props }: ItemGridViewProps & { groups: FilterGroup[] }) {
  const { t } = props;
  // A text and an order that were chosen elsewhere go along, in the places that links give them.
  const kept = listFields(props, NO_FILTERS);
  return (
    <nav id="filters" popover="auto" className="filters drawer drawer-left" aria-label={t.filters}>
      <form method="get" action={props.path} data-live="" autoComplete="off">
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
          <Kept fields={kept.filter(([name]) => name === 'text')} />
          {groups.map((group) => (
            <Group key={group.field} group={group} t={t} />
          ))}
          <Kept fields={kept.filter(([name]) => name !== 'text')} />
        </div>
        <div className="panel-foot">
          <button className="btn btn-primary" data-live-button="" data-unknown={t.showAny}>
            {resultsText(t, 'showResults', props)}
          </button>
          {isFiltered(props) && (
            <a className="btn btn-quiet" rel="nofollow" href={listUrl(props, NO_FILTERS)}>
              {t.clearAll}
            </a>
          )}
        </div>
        <output className="visually-hidden" data-live-told={resultsText(t, 'results', props)} />
      </form>
    </nav>
  );
}

function Kept({ fields }: { fields: (readonly [name: string, value: string])[] }) {
  return fields.map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

function Group({ group, t }: { group: FilterGroup; t: Messages }) {
  const { title, choices } = group;
  const first = firstChoices(choices);
  const more = choices.filter((choice) => !first.has(choice));
  return (
    <details className="group" open data-live-group={group.field}>
      <summary>
        {title}
        <EdgeIcon name="chevron-down" />
      </summary>
      <Choices choices={choices.filter((choice) => first.has(choice))} group={group} t={t} />
      {more.length > 0 && (
        <details className="rest">
          <summary className="small">{fill(t.moreChoices, { n: more.length })}</summary>
          <Choices choices={more} group={group} t={t} />
        </details>
      )}
    </details>
  );
}

/** The choices that most items have; an active one is never folded away. */
function firstChoices(choices: FilterChoice[]): ReadonlySet<FilterChoice> {
  const place = (choice: FilterChoice) =>
    choice.active ? -1 : (choice.rank ?? choices.indexOf(choice));
  const ordered = choices.toSorted((one, other) => place(one) - place(other));
  return new Set(ordered.slice(0, SHOWN));
}

interface ChoicesProps {
  choices: FilterChoice[];
  group: FilterGroup;
  t: Messages;
}

/**
 * A list has dozens of choices, and no browser hydrates them: as text they cost less than half of
 * what they cost as elements.
 */
function Choices({ choices, group: { field, several, title }, t }: ChoicesProps) {
  const type = several ? 'checkbox' : 'radio';
  const lines = choices.map(
    ({ label, value, count: matches, active }) =>
      html`<li><label class="choice-line"><input type="${type}" name="${field}" value="${value}" ?checked=${active}/><span class="label">${label}</span>${matches !== undefined && numberOf(matches, t)}</label></li>`,
  );
  return (
    <ul role="list" aria-label={title} dangerouslySetInnerHTML={{ __html: markupText(lines) }} />
  );
}

function numberOf(matches: number, t: Messages) {
  return html`<span class="number"><span aria-hidden="true">${matches}</span><span class="visually-hidden">${count(t, 'matches', matches)}</span></span>`;
}
