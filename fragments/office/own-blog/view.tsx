import type { OwnEntry } from '../../../shared/contracts/blog-edits.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { PAGE_SIZE } from '../../../shared/kernel/constants/page-sizes.ts';
import { lastPage } from '../../../shared/rules/paging.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { Pager } from '../../../shared/ui/Pager.tsx';
import { momentOf } from '../../_office/day.ts';
import { Act } from '../../_office/Act.tsx';
import { JustDeleted } from '../../_office/JustDeleted.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import type { OwnBlogViewProps } from './props.ts';

/** The store's entries, each led to its form. */
export function OwnBlogView(props: OwnBlogViewProps) {
  const { env, t, list, page, done, idempotencyKey, error = null } = props;
  const action = `${env.base}/admin/blog`;
  return (
    <OfficePage title={t.title} intro={t.intro} done={done && t.done[done]}>
      <FormNotice text={error} />
      <p>
        <a className="btn btn-primary" href={`${env.base}/blogs/crear`}>
          {t.create}
        </a>
      </p>
      {list.just_deleted.map((row) => (
        <JustDeleted key={row.id} {...{ row, action, idempotencyKey, t }} />
      ))}
      <section aria-label={t.list}>
        {list.results.length > 0 ? (
          <ul className="rows" role="list">
            {list.results.map((entry) => (
              <li key={entry.id}>
                <Row {...props} entry={entry} action={action} />
              </li>
            ))}
          </ul>
        ) : (
          <div className="empty">
            <h2 className="h3">{t.none}</h2>
            <p className="muted">{t.noneText}</p>
          </div>
        )}
        <Pager
          t={t.pager}
          tag={env.tag}
          page={page}
          last={lastPage(list.matches_estimated, PAGE_SIZE.table)}
          url={(to) => `${action}?page=${to}`}
        />
      </section>
    </OfficePage>
  );
}

type RowProps = OwnBlogViewProps & { entry: OwnEntry; action: string };

function Row({ env, t, entry, action, idempotencyKey }: RowProps) {
  const { id, title: name, state, publish_at: at } = entry;
  const date = at === null ? '' : momentOf(at, env);
  return (
    <div className="row">
      <div className="own">
        <a href={`${action}/${id}`}>
          <b>{name}</b>
        </a>
        <span className="muted small">{fill(t.states[state], { date })}</span>
      </div>
      <div className="acts">
        <a
          className="btn btn-s btn-quiet"
          href={`${action}/${id}`}
          aria-label={fill(t.editOf, { name })}
        >
          {t.edit}
        </a>
        <Act
          action={action}
          fields={{ intent: 'delete', id, idempotency_key: idempotencyKey }}
          label={t.remove}
          name={fill(t.removeOf, { name })}
          act={() => {}}
        />
      </div>
    </div>
  );
}
