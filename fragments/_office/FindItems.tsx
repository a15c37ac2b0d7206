import type { ReactNode } from 'react';

interface FindItemsProps {
  /** The page's address, and the form's name in it. */
  action: string;
  id: string;
  /** What the items are narrowed to now. */
  text: string;
  state: string;
  t: {
    readonly search: string;
    readonly state: string;
    readonly states: { readonly all: string; readonly shown: string; readonly not_shown: string };
    readonly find: string;
  };
  children?: ReactNode;
}

/** The form that finds the store's own items by a text and by whether shoppers see them. */
export function FindItems({ action, id, text, state, t, children }: FindItemsProps) {
  return (
    <form className="find" role="search" action={action} id={id}>
      <div className="field">
        <label htmlFor="f-text">{t.search}</label>
        <input id="f-text" name="text" type="search" maxLength={200} defaultValue={text} />
      </div>
      <div className="field">
        <label htmlFor="f-state">{t.state}</label>
        <select id="f-state" name="state" defaultValue={state}>
          <option value="">{t.states.all}</option>
          <option value="shown">{t.states.shown}</option>
          <option value="not_shown">{t.states.not_shown}</option>
        </select>
      </div>
      <button className="btn">{t.find}</button>
      {children}
    </form>
  );
}
