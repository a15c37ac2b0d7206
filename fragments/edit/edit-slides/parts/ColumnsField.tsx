import { useSignals } from '@preact/signals-react/runtime';
import type { SlidesModel } from '../model.ts';
import type { Messages } from '../messages/es.ts';

/** The columns of the opening: the picture over the whole width, or beside the header. */
export function ColumnsField({ model, t }: { model: SlidesModel; t: Messages }) {
  useSignals();
  return (
    <>
      <p className="muted">{t.intro}</p>
      <div className="field">
        <label htmlFor="f-columns">{t.columns.label}</label>
        <select
          id="f-columns"
          value={model.$columns.value}
          onChange={({ target }) => void model.setColumns(target.value === '1' ? 1 : 2)}
        >
          <option value="1">{t.columns.one}</option>
          <option value="2">{t.columns.two}</option>
        </select>
      </div>
    </>
  );
}
