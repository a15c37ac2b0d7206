import { chosenAddress } from '../../../../shared/rules/address-book.ts';
import type { CheckoutUi } from './use-checkout.ts';

/** Chooses among the account's own addresses; a single one is in the fields already. */
export function BookSelect({ ui }: { ui: CheckoutUi }) {
  const { t, props, state, model, live } = ui;
  const { addresses: book = [] } = props;
  if (book.length < 2) return null;
  return (
    <div className="field">
      <label htmlFor="address_book">{t.book}</label>
      <select
        id="address_book"
        name="address_book"
        value={chosenAddress(book, state.values)?.id ?? ''}
        onChange={(event) => model.pick(event.target.value)}
      >
        {book.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
        <option value="">{t.otherAddress}</option>
      </select>
      {!live && (
        <>
          {/* Enter presses the form's first button: it must not write over what was typed. */}
          <button
            className="visually-hidden"
            name="intent"
            value="place"
            tabIndex={-1}
            aria-hidden="true"
          />
          <button className="btn btn-s unscripted" name="intent" value="address" formNoValidate>
            {t.useAddress}
          </button>
        </>
      )}
    </div>
  );
}
