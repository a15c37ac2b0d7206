import { useSignals } from '@preact/signals-react/runtime';
import { stockReasons } from '../../../../shared/rules/stock-reasons.ts';
import type { ItemsSheetUi } from '../model.ts';

const NOTE_MOST = 200;

/** Why the stock changes, for the history of each item's stock; shown once a cell of the stock differs. */
export function Why({ ui: { props, model, live } }: { ui: ItemsSheetUi }) {
  useSignals();
  const { t } = props;
  if (live && !model.$movesStock.value) return null;
  const values = model.$values.value;
  return (
    <div className="why">
      <div className="field">
        <label htmlFor="stock_reason">{t.why.reason}</label>
        <select
          id="stock_reason"
          name="stock_reason"
          value={values['stock_reason'] ?? ''}
          onChange={({ target }) => model.enter({ stock_reason: target.value })}
        >
          {stockReasons.map((one) => (
            <option key={one} value={one}>
              {t.why.reasons[one]}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="stock_note">{t.why.note}</label>
        <input
          id="stock_note"
          name="stock_note"
          value={values['stock_note'] ?? ''}
          onChange={({ target }) => model.enter({ stock_note: target.value })}
          maxLength={NOTE_MOST}
          autoComplete="off"
        />
      </div>
    </div>
  );
}
