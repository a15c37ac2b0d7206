import type { ReactNode } from 'react';
import { fill } from '../../../shared/i18n/fill.ts';
import { lastPage } from '../../../shared/rules/paging.ts';
import { Pager } from '../../../shared/ui/Pager.tsx';
import { mark } from '../../_runtime/mark.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import { listUrl, spokenText } from './model/links.ts';
import { Cards, Skeletons } from './parts/Cards.tsx';
import { Empty, Failed } from './parts/Empty.tsx';
import { Filters } from './parts/Filters.tsx';
import { filterGroups } from './parts/filter-groups.ts';
import { Section } from './parts/Section.tsx';
import { ActiveFilters, Toolbar } from './parts/Toolbar.tsx';
import type { ItemGridViewProps } from './props.ts';

/** Cards of the first row on wide screens. */
const FIRST_ROW = 4;

/** A list of items: a page's grid with filters, sort and pages, or a section of another page. */
export function ItemGridView(props: FragmentProps<ItemGridViewProps>) {
  if (props.variant !== 'grid') return <Section {...props} />;
  const Title = `h${props.titleLevel}` as const;
  return (
    <section aria-labelledby="title">
      <header className="head">
        <div
          className="titled"
          {...(props.headingOf === undefined ? {} : mark(props.env, 'heading', props.headingOf))}
        >
          <Title id="title" className="h1 title">
            {props.title}
          </Title>
          <slot name="share" />
        </div>
        <Corrected {...props} />
      </header>
      <Body {...props} />
    </section>
  );
}

/** How the list came about, where it is not what the text asks for word by word. */
function Corrected({ t, list, query, state, nothingLike }: ItemGridViewProps) {
  const text = spokenText(query.text ?? '');
  if (state !== 'ready' || !list) return null;
  if (nothingLike) return <Status>{fill(t.nothingLike, { text })}</Status>;
  if (list.some_words && !list.corrected) return <Status>{t.someWords}</Status>;
  if (!list.corrected) return null;
  return (
    <Status>
      {text && <span className="muted">{fill(t.asTyped, { text })} </span>}
      <strong>{fill(t.corrected, { words: list.corrected })}</strong>
    </Status>
  );
}

function Status({ children }: { children: ReactNode }) {
  return (
    <p className="corrected" role="status">
      {children}
    </p>
  );
}

function Body(props: FragmentProps<ItemGridViewProps>) {
  if (props.state === 'failed') return <Failed {...props} />;
  if (props.state === 'loading') return <Skeletons t={props.t} />;
  const items = props.list?.results ?? [];
  const groups = filterGroups(props);
  const level = (props.titleLevel + 1) as 2 | 3 | 4;
  return (
    <div className={groups.length ? 'columns with-filters' : 'columns'}>
      {groups.length > 0 && <Filters {...props} groups={groups} />}
      <div className="results" data-live-part="">
        {(items.length > 0 || groups.length > 0) && (
          <Toolbar {...props} hasFilters={groups.length > 0} />
        )}
        <ActiveFilters {...props} />
        {items.length === 0 && <Empty {...props} />}
        {items.length > 0 && (
          <>
            <Cards
              env={props.env}
              t={props.t}
              items={items}
              storeId={props.storeId}
              level={level}
              earnings={props.earnings}
              eager={FIRST_ROW}
            />
            <Pager
              t={props.t.pager}
              tag={props.env.tag}
              page={props.query.page}
              last={lastPage(props.list?.matches_estimated ?? 0, props.pageSize)}
              url={(page) => listUrl(props, { page })}
            />
          </>
        )}
      </div>
    </div>
  );
}
