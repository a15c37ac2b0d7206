import { useSignals } from '@preact/signals-react/runtime';
import type { FranchisePick } from '../../../shared/contracts/franchise-picks.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { FRANCHISE_IMAGE } from '../../../shared/kernel/constants/sizes.ts';
import { PICKS_TEXT_MAX } from '../../../shared/rules/franchises.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { Thumbnail } from '../../../shared/ui/Thumbnail.tsx';
import { Act } from '../Act.tsx';
import { Leaving } from '../Leaving.tsx';
import { List } from '../List.tsx';
import { ListEnd } from '../ListEnd.tsx';
import type { FranchisesModel } from './franchises.ts';
import type { FranchiseWords } from './messages/es.ts';

/** What the picker of franchises is given. */
export interface FranchisesUi {
  readonly model: FranchisesModel;
  readonly t: FranchiseWords;
  /** The address of the picker's page, to which its forms post. */
  readonly action: string;
  /** The text of the page's address, which its forms carry along. */
  readonly asked: string;
  /** Whether the list grows as it is scrolled. */
  readonly endless: boolean;
  /** 1-based page of the list, and the rows of one. */
  readonly page: number;
  readonly rows: number;
  readonly idempotencyKey: string;
}

/** The network's franchises: their search, and a row each. */
export function Franchises({ ui }: { ui: FranchisesUi }) {
  useSignals();
  const { model, t, action, asked, endless, page, rows } = ui;
  const list = model.$list.value;
  const isNarrowed = model.$text.value.trim() !== '';
  const pageHref = (to: number) =>
    `${action}?${new URLSearchParams({ ...(asked !== '' && { text: asked }), page: `${to}` })}`;
  return (
    <>
      <form
        className="find"
        role="search"
        aria-label={t.list}
        action={action}
        data-enhance=""
        onSubmit={(event) => {
          event.preventDefault();
          model.seek();
        }}
      >
        <div className="field">
          <label htmlFor="f-text">{t.search}</label>
          <input
            id="f-text"
            name="text"
            type="search"
            autoComplete="off"
            maxLength={PICKS_TEXT_MAX}
            value={model.$text.value}
            onChange={({ target }) => model.type(target.value)}
          />
        </div>
        {!endless && <button className="btn">{t.find}</button>}
      </form>
      <section
        aria-label={t.list}
        className={endless ? 'picks picks-box' : 'picks'}
        // A box that scrolls is reached by keyboard.
        tabIndex={endless ? 0 : undefined}
      >
        <List
          model={list}
          t={{ ...t, failed: t.listFailed }}
          renderRow={(one) => <FranchiseRow ui={ui} franchise={one} />}
          empty={
            <div className="empty">
              <h2 className="h3">{t.none}</h2>
              <p className="muted">{isNarrowed ? t.noneFoundText : t.noneText}</p>
            </div>
          }
          page={page}
          pageSize={rows}
          pageHref={pageHref}
        />
        {endless && <ListEnd list={list} />}
      </section>
    </>
  );
}

/** A franchise, and the button that shows it in the store or takes it out. */
function FranchiseRow({ ui, franchise }: { ui: FranchisesUi; franchise: FranchisePick }) {
  useSignals();
  const { model, t, action, asked, page, idempotencyKey } = ui;
  const { removals } = model;
  const { id, name, photo, canonical_url: url, in_store: isIn } = franchise;
  if (removals.$waiting.value.includes(id)) {
    return (
      <Leaving
        text={fill(t.removing, { name })}
        undo={t.undo}
        undoName={fill(t.undoOf, { name })}
        onUndo={() => removals.undo(id)}
      />
    );
  }
  return (
    <div className="row">
      <span className="thumb">
        {photo ? (
          <Thumbnail photo={{ url: photo }} size={FRANCHISE_IMAGE.width} loading="lazy" />
        ) : (
          <Icon name="store" />
        )}
      </span>
      <div className="own">
        <b>{name}</b>
        <a className="link small" href={url} target="_blank" rel="noopener">
          {url.replace(/^https?:\/\//, '').replace(/\/$/, '')}
        </a>
        {isIn !== false && (
          <span className="small">
            <span className="badge">{isIn ? t.inStore : t.self}</span>
          </span>
        )}
      </div>
      {isIn !== null && (
        <div className="acts">
          <Act
            action={action}
            fields={{
              intent: isIn ? 'remove' : 'add',
              id,
              text: asked,
              page: `${page}`,
              idempotency_key: idempotencyKey,
            }}
            label={isIn ? t.remove : t.add}
            name={fill(isIn ? t.removeOf : t.addOf, { name })}
            act={() => (isIn ? removals.start(id) : void model.add(id))}
          />
        </div>
      )}
    </div>
  );
}
