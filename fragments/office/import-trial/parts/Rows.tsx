import { fill } from '../../../../shared/i18n/fill.ts';
import type { ImportTrialViewProps } from '../props.ts';

/** The first rows that change anything or fail: each field before and after, or the reason. */
export function Rows({ t, trial }: Pick<ImportTrialViewProps, 't' | 'trial'>) {
  return (
    <section aria-labelledby="rows">
      <h2 className="h3" id="rows">
        {t.rows}
      </h2>
      <p className="muted small">{trial.rows.length === 0 ? t.noRows : t.rowsHelp}</p>
      {trial.rows.length > 0 && (
        <ul className="rows">
          {trial.rows.map(({ row, name, outcome, reason, changes }) => (
            <li key={row}>
              <div className="own">
                <b>{name || t.nameless}</b>
                <span className="muted small">
                  {fill(t.rowOf, { row, outcome: t.outcomes[outcome] })}
                </span>
                {reason !== null && <p className="error">{reason}</p>}
                {changes.length > 0 && (
                  <dl className="small">
                    {changes.map(({ field, before, after }) => (
                      <div key={field}>
                        <dt>{t.fields[field]}: </dt>
                        <dd>
                          {outcome === 'changed' && (
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
    </section>
  );
}
