import type { StoreEdit } from '../../../shared/contracts/store-edits.ts';
import { count, fill } from '../../../shared/i18n/fill.ts';
import { PAGE_SIZE } from '../../../shared/kernel/constants/page-sizes.ts';
import { canReturn } from '../../../shared/rules/store-edits.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { Filters } from './parts/Filters.tsx';
import { fieldWords, valueWords } from './parts/words.ts';
import { momentOf } from '../../_office/day.ts';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { PageLinks } from '../../_office/PageLinks.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { HistoryViewProps } from './props.ts';

type Props = FragmentProps<HistoryViewProps>;

/** The changes that a store's owners made, each with what stood before and the form that puts it back. */
export function HistoryView(props: Props) {
  const { env, t, edits, total, page, shown, isTakenBack, error } = props;
  const path = `${env.base}/admin/historial`;
  const filters = Object.entries(shown).filter(([, value]) => value !== null) as [string, string][];
  const href = (to: number) => `${path}?${new URLSearchParams([...filters, ['page', `${to}`]])}`;
  const isFiltered = filters.length > 0;
  return (
    <OfficePage title={t.title} intro={t.intro} done={isTakenBack ? t.done : null}>
      <FormNotice text={error} />
      <Filters {...props} path={path} />
      <section aria-label={t.list}>
        {edits.length === 0 ? (
          <div className="empty">
            <h2 className="h3">{isFiltered ? t.noMatch : t.none}</h2>
            {!isFiltered && <p className="muted">{t.noneText}</p>}
            {isFiltered && (
              <a className="btn btn-s" href={path}>
                {t.all}
              </a>
            )}
          </div>
        ) : (
          <ul className="rows">
            {edits.map((edit) => (
              <li key={edit.id}>
                <EditRow {...props} edit={edit} path={path} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <PageLinks
        previous={page > 1 ? { href: href(page - 1), label: t.previous } : null}
        next={page * PAGE_SIZE.table < total ? { href: href(page + 1), label: t.more } : null}
      />
    </OfficePage>
  );
}

function EditRow({
  t,
  env,
  idempotencyKey,
  edit,
  path,
}: Props & { edit: StoreEdit; path: string }) {
  const { id, by, subject, before, after } = edit;
  const at = momentOf(edit.at, env);
  const words = before === null ? t.made : after === null ? t.deleted : t.changed;
  const change = fill(words, { subject: t.subjects[subject] });
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <div className="row">
      <div className="own">
        <b>{change}</b>
        <span className="muted small">{fill(t.by, { name: by.name ?? t.nobody, at })}</span>
        {subject === 'import' && (
          <a className="small" href={`${env.base}/admin/inventario/cargas/${edit.subject_id}`}>
            {t.importRows}
          </a>
        )}
        {edit.takes_back !== null && <span className="small">{t.isReturn}</span>}
        {names.length > 0 && (
          <details>
            <summary>{count(t, 'details', names.length)}</summary>
            <dl>
              {names.map((name) => (
                <div key={name}>
                  <dt>{fieldWords(t, name)}</dt>
                  {before !== null && (
                    <dd>
                      {t.before} {valueWords(t, env, name, before[name])}
                    </dd>
                  )}
                  {after !== null && (
                    <dd>
                      {t.after} {valueWords(t, env, name, after[name])}
                    </dd>
                  )}
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
      {!canReturn(edit) ? (
        <span className="muted small">{t.stays}</span>
      ) : (
        <form method="post" action={path}>
          <input type="hidden" name="intent" value="take_back" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="idempotency_key" value={idempotencyKey} />
          <button className="btn btn-s btn-quiet" aria-label={fill(t.takeBackOf, { change, at })}>
            {t.takeBack}
          </button>
        </form>
      )}
    </div>
  );
}
