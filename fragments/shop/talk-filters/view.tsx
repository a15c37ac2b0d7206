import { SEARCH_MAX } from '../../../shared/rules/talk-line.ts';
import { takenFilters } from '../../../shared/rules/talk.ts';
import { statusFilters } from '../../../shared/rules/talk-status.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { TalkFiltersProps, TalkFiltersViewProps } from './props.ts';

/** The ways to narrow a mailbox's list: by words, by state, and by who answers. */
export function TalkFiltersView(props: FragmentProps<TalkFiltersViewProps>) {
  const { env, t, path, filter, status, taken, label, labels, isOfStore, setsWelcome } = props;
  const list = env.base + path;
  return (
    <div className="filters">
      {isOfStore && (
        <p className="cluster small">
          <a className="link" href={`${list}/respuestas`}>
            {t.replies}
          </a>
          <a className="link" href={`${list}/etiquetas`}>
            {t.manageLabels}
          </a>
          {setsWelcome && (
            <a className="link" href={`${list}/bienvenida`}>
              {t.welcome}
            </a>
          )}
        </p>
      )}
      <form className="find" method="get" action={list} role="search">
        <div className="field">
          <label htmlFor="filter" className="visually-hidden">
            {t.search}
          </label>
          <input
            id="filter"
            name="filter"
            type="search"
            maxLength={SEARCH_MAX}
            placeholder={t.search}
            defaultValue={filter}
          />
        </div>
        <input type="hidden" name="taken" value={taken} />
        {label !== '' && <input type="hidden" name="label" value={label} />}
        <button className="btn btn-s">{t.find}</button>
      </form>
      <Ways all={statusFilters} words={t.status} chosen={status} to={hrefs(props, 'status')} />
      {isOfStore && (
        <Ways all={takenFilters} words={t.taken} chosen={taken} to={hrefs(props, 'taken')} />
      )}
      {labels.length > 0 && (
        <Ways
          all={['', ...labels.map(({ id }) => id)]}
          words={{
            ...Object.fromEntries(labels.map(({ id, name }) => [id, name])),
            '': t.labels.all,
            title: t.labels.title,
          }}
          chosen={label}
          to={hrefs(props, 'label')}
        />
      )}
    </div>
  );
}

/** The list with one of its filters changed. */
function hrefs(
  props: TalkFiltersProps,
  name: 'status' | 'taken' | 'label',
): (one: string) => string {
  const { env, path, filter, status, taken, label } = props;
  return (one) => {
    const query = { filter, status, taken, ...(label && { label }), [name]: one };
    return `${env.base}${path}?${new URLSearchParams(query)}`;
  };
}

/** Links of which one is the list that shows. */
function Ways<One extends string>({
  all,
  words,
  chosen,
  to,
}: {
  readonly all: readonly One[];
  readonly words: Readonly<Record<One | 'title', string>>;
  readonly chosen: One;
  readonly to: (one: One) => string;
}) {
  return (
    <nav className="ways" aria-label={words.title}>
      {all.map((one) => (
        <a
          key={one}
          className="small"
          href={to(one)}
          aria-current={one === chosen ? 'true' : undefined}
        >
          {words[one]}
        </a>
      ))}
    </nav>
  );
}
