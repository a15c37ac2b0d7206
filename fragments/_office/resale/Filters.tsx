import { useSignals } from '@preact/signals-react/runtime';
import { OFFER_TEXT_MAX } from '../../../shared/rules/resale.ts';
import { Lookup } from '../Lookup.tsx';
import type { Choice } from '../lookup.ts';
import type { ResaleUi } from './ui.ts';

/** The search by text, category and supplier; without script a form that leads to its results. */
export function Filters({ ui }: { ui: ResaleUi }) {
  useSignals();
  const { model, t, action, asked, categories, suppliers } = ui;
  const { text, category, dssupplier } = model.$filter.value;
  return (
    <form
      className="find"
      role="search"
      aria-label={t.list}
      action={action}
      data-enhance=""
      onSubmit={(event) => {
        event.preventDefault();
        model.seek({});
      }}
    >
      {asked['catalogue'] && <input type="hidden" name="catalogue" value={asked['catalogue']} />}
      <div className="field">
        <label htmlFor="f-text">{t.search}</label>
        <input
          id="f-text"
          name="text"
          type="search"
          autoComplete="off"
          maxLength={OFFER_TEXT_MAX}
          value={text}
          onChange={({ target }) => model.type(target.value)}
        />
      </div>
      {ui.live ? (
        <>
          <Lookup
            model={model.categories}
            name="category"
            label={t.category}
            any={t.anyCategory}
            none={t.noCategory}
            failed={t.listFailed}
            again={t.again}
          />
          <Lookup
            model={model.suppliers}
            name="dssupplier"
            label={t.supplier}
            any={t.anySupplier}
            none={t.noSupplier}
            failed={t.listFailed}
            again={t.again}
          />
        </>
      ) : (
        <>
          <Choices
            name="category"
            label={t.category}
            any={t.anyCategory}
            chosen={category}
            choices={categories.map(({ slug: id, name }) => ({ id, name }))}
          />
          <Choices
            name="dssupplier"
            label={t.supplier}
            any={t.anySupplier}
            chosen={dssupplier}
            choices={suppliers}
          />
        </>
      )}
      {!ui.endless && <button className="btn">{t.find}</button>}
    </form>
  );
}

interface ChoicesProps {
  name: string;
  label: string;
  any: string;
  chosen: string;
  choices: readonly Choice[];
}

/** The same choices without script: the first of them. */
function Choices({ name, label, any, chosen, choices }: ChoicesProps) {
  return (
    <div className="field">
      <label htmlFor={`f-${name}`}>{label}</label>
      <select id={`f-${name}`} name={name} defaultValue={chosen}>
        <option value="">{any}</option>
        {choices.map(({ id, name: shown }) => (
          <option key={id} value={id}>
            {shown}
          </option>
        ))}
      </select>
    </div>
  );
}
