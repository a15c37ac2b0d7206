import { fill } from '../../../../shared/i18n/fill.ts';
import { IMPORT_ROWS } from '../../../../shared/contracts/item-import.ts';
import { editorOf } from '../../../../shared/rules/editors.ts';
import { PageLinks } from '../../../_office/PageLinks.tsx';
import type { ImportTrialViewProps } from '../props.ts';

/** A page of the rows that change anything or fail: each field before and after, or the reason. */
export function Rows({ env, t, trial, page }: ImportTrialViewProps) {
  const { matches_estimated: total } = trial;
  const href = (to: number) =>
    `${env.base}/admin/inventario/cargas/${trial.job.id}?page=${to}#rows`;
  return (
    <section aria-labelledby="rows">
      <h2 className="h3" id="rows">
        {t.rows}
      </h2>
      <p className="muted small">{total === 0 ? t.noRows : fill(t.rowsHelp, { count: total })}</p>
      {trial.rows.length > 0 && (
        <ul className="rows">
          {trial.rows.map(({ row, item, name, outcome, reason, changes, undone }) => (
            <li key={row}>
              <div className="own">
                <b>
                  {item === null ? (
                    name || t.nameless
                  ) : (
                    <a href={editorOf(env.base, 'item', item)}>{name || t.nameless}</a>
                  )}
                </b>
                <span className="muted small">
                  {fill(t.rowOf, { row, outcome: t.outcomes[outcome] })}
                </span>
                {undone !== null && <span className="small">{undone ? t.undone : t.kept}</span>}
                {reason !== null && (
                  <p className={outcome === 'failed' ? 'error' : 'small'}>{reason}</p>
                )}
                {changes.length > 0 && (
                  <dl className="small">
                    {changes.map(({ field, before, after }) => (
                      <div key={field}>
                        <dt>{t.fields[field]}: </dt>
                        <dd>
                          {(outcome === 'changed' || before !== '') && (
                            <>
                              <del>{before || t.empty}</del>{' '}
                              <span className="visually-hidden">{t.became}</span>
                              <span aria-hidden="true">→</span>{' '}
                            </>
                          )}
                          <ins>{after || t.empty}</ins>
                        </dd>
                      </div>
                    ))}
                  </dl>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <PageLinks
        previous={page > 1 ? { href: href(page - 1), label: t.previous } : null}
        next={page * IMPORT_ROWS < total ? { href: href(page + 1), label: t.next } : null}
      />
    </section>
  );
}
