import { importFields } from '../../../../shared/rules/import-columns.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { columnName } from '../../../../shared/rules/import-columns.ts';
import type { ImportTrialViewProps } from '../props.ts';

/** The columns of the file, each with an example of its cells and the field that it is read as. */
export function Columns({
  t,
  trial,
  values,
}: Pick<ImportTrialViewProps, 't' | 'trial' | 'values'>) {
  return (
    <section aria-labelledby="columns">
      <h2 className="h3" id="columns">
        {t.columns}
      </h2>
      <p className="muted small">{t.columnsHelp}</p>
      <ul className="rows">
        {trial.columns.map(({ title, field, example }, index) => {
          const name = columnName(index);
          const shown = title === '' ? fill(t.column, { n: index + 1 }) : title;
          return (
            <li key={name}>
              <div className="row">
                <div className="own">
                  <b>{shown}</b>
                  <span className="muted small">
                    {example === '' ? t.noExample : fill(t.example, { example })}
                  </span>
                </div>
                <div className="field">
                  <select
                    name={name}
                    aria-label={fill(t.fieldOf, { title: shown })}
                    defaultValue={values[name] ?? field ?? ''}
                  >
                    <option value="">{t.ignored}</option>
                    {importFields.map((one) => (
                      <option key={one} value={one}>
                        {t.fields[one]}
                      </option>
                    ))}
                  </select>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
