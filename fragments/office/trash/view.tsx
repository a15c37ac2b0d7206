import { trashSubjects, type Trashed } from '../../../shared/contracts/trash.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { momentOf } from '../../_office/day.ts';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { Post } from '../../_office/Post.tsx';
import { Rows } from '../../_office/Rows.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { TrashViewProps } from './props.ts';

type Props = FragmentProps<TrashViewProps>;

/** What was deleted in the store of late, each with the form that puts it back. */
export function TrashView(props: Props) {
  const { env, t, things, total, page, subject, isRestored, error } = props;
  const path = `${env.base}/admin/papelera`;
  const query = subject === null ? '' : `subject=${subject}&`;
  return (
    <OfficePage title={t.title} intro={t.intro} done={isRestored ? t.done : null}>
      <FormNotice text={error} />
      <form className="find" method="get" action={path}>
        <div className="field">
          <label htmlFor="subject">{t.filter}</label>
          <select id="subject" name="subject" defaultValue={subject ?? ''}>
            <option value="">{t.every}</option>
            {trashSubjects.map((one) => (
              <option key={one} value={one}>
                {t.subjects[one]}
              </option>
            ))}
          </select>
        </div>
        <button className="btn">{t.apply}</button>
      </form>
      <section aria-label={t.list}>
        <Rows
          rows={things}
          renderRow={(thing) => <Row {...props} thing={thing} path={path} />}
          all={subject === null ? null : path}
          page={page}
          total={total}
          hrefOf={(to) => `${path}?${query}page=${to}`}
          t={t}
        />
      </section>
    </OfficePage>
  );
}

function Row({ t, env, idempotencyKey, thing, path }: Props & { thing: Trashed; path: string }) {
  const { id, at, by, subject, name } = thing;
  const kind = t.subjects[subject];
  const when = momentOf(at, env);
  return (
    <div className="row">
      <div className="own">
        <b>{name ?? kind}</b>
        <span className="muted small">
          {fill(t.by, { kind, name: by.name ?? t.nobody, at: when })}
        </span>
      </div>
      <Post
        action={path}
        fields={{ intent: 'restore', id, idempotency_key: idempotencyKey }}
        label={t.restore}
        name={fill(t.restoreOf, { name: name ?? `${kind}, ${when}` })}
      />
    </div>
  );
}
