import { importFields } from '../../../../shared/rules/import-columns.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { columnName } from '../../../../shared/rules/import-columns.ts';
import type { ImportTrialViewProps } from '../props.ts';

type ColumnsProps = Pick<ImportTrialViewProps, 't' | 'trial' | 'values'>;

/**
 * The columns of the file, each with an example of its cells and the field that it is read as. Those
 * that are known stand folded behind the others: an export has fifty.
 */
export function Columns(props: ColumnsProps) {
  const { t, trial, values } = props;
  const all = trial.columns.map((_, index) => index);
  const known = all.filter((index) => trial.columns[index]!.field !== null);
  const unknown = all.filter((index) => !known.includes(index));
  const isRefused = Object.keys(values).length > 0;
  return (
    <section aria-labelledby="columns">
      <h2 className="h3" id="columns">
        {t.columns}
      </h2>
      <p className="muted small">{t.columnsHelp}</p>
      {unknown.length > 0 && <ColumnList {...props} indexes={unknown} />}
      {known.length > 0 && (
        <details open={isRefused}>
          <summary>{fill(t.known, { count: known.length })}</summary>
          <ColumnList {...props} indexes={known} />
        </details>
      )}
    </section>
  );
}

function ColumnList({
  t,
  trial,
  values,
  indexes,
}: ColumnsProps & { readonly indexes: readonly number[] }) {
  return (
    <ul className="rows">
      {indexes.map((index) => {
        const { title, field, example } = trial.columns[index]!;
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
  );
}
