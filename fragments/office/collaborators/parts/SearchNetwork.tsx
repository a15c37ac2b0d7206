import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import type { CollaboratorProfile } from '../../../../shared/contracts/collaborators.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import type { CollaboratorsUi } from '../model.ts';
import { Act } from '../../../_office/Act.tsx';
import { useArrival } from '../../../_office/use-arrival.ts';
import { StoreName } from './StoreName.tsx';

const TEXT_MAX = 100;

/** Finds stores of the network by name, and adds them. */
export function SearchNetwork({ ui }: { ui: CollaboratorsUi }) {
  useSignals();
  const { props, model } = ui;
  const { t } = props;
  const { text, found, busy } = model.$search.value;
  const section = useRef<HTMLElement>(null);
  useArrival('add', section);
  return (
    <section className="card search" aria-labelledby="partners-add" ref={section}>
      <h2 className="h3" id="partners-add">
        {t.add}
      </h2>
      <form
        method="get"
        action={ui.action}
        role="search"
        data-enhance=""
        onSubmit={(event) => {
          event.preventDefault();
          void model.search();
        }}
      >
        <div className="field">
          <label htmlFor="partners-text">{t.searchLabel}</label>
          <input
            id="partners-text"
            name="text"
            type="search"
            maxLength={TEXT_MAX}
            value={text}
            autoComplete="off"
            onChange={({ target }) => model.type(target.value)}
          />
        </div>
        <button className="btn" aria-busy={busy} aria-disabled={busy}>
          {busy ? t.searching : t.search}
        </button>
      </form>
      <div role="status">{found?.length === 0 && <p className="muted">{t.notFound}</p>}</div>
      {found && found.length > 0 && (
        <ul className="rows">
          {found.map((store) => (
            <li key={store.id}>
              <Found ui={ui} store={store} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Found({ ui, store }: { ui: CollaboratorsUi; store: CollaboratorProfile }) {
  useSignals();
  const { t } = ui.props;
  const { slug, store_name: name } = store;
  return (
    <div className="row">
      <StoreName photo={store.store_photo} name={name} url={store.store_url} />
      {store.is_collaborator ? (
        <span className="badge">{t.isOne}</span>
      ) : (
        <Act
          action={ui.action}
          fields={{ intent: 'add', slug }}
          label={t.addOne}
          name={fill(t.addOf, { name })}
          busy={ui.model.$busy.value === slug}
          act={() => void ui.model.add(slug)}
        />
      )}
    </div>
  );
}
