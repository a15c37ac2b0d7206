import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../../../shared/api-client/index.ts';
import { searchItems, type ItemCard } from '../../../../shared/contracts/items.ts';
import { count } from '../../../../shared/i18n/fill.ts';
import { SEARCH_DEBOUNCE_SLOW_MS } from '../../../../shared/kernel/constants/timers.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { writeTag } from '../../../../shared/rules/talk-tags.ts';
import type { OpenTalk, TalkViewProps } from '../props.ts';
import { useActive } from './use-active.ts';

type Words = Pick<TalkViewProps, 't' | 'env'>;
type Found = readonly ItemCard[] | 'loading' | 'failed';

/** Items that one search offers. */
const OFFERED = 8;
const LIST_ID = 'picks';
const optionId = ({ id }: ItemCard) => `${LIST_ID}-${id}`;

/**
 * The store's items in a dialog, searched by name; one is chosen by keys or by a press.
 * @param props.onPick is given the chosen item, or null where the dialog was closed
 */
export function ItemPicker({
  t,
  env,
  onPick,
}: Words & { readonly onPick: (item: ItemCard | null) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found>('loading');
  const shown = typeof found === 'string' ? [] : found;
  const { active, begin, move } = useActive(shown);
  const search = useEffectEvent(async (isCurrent: () => boolean) => {
    const query = { limit: OFFERED, ...(text.trim() !== '' && { text: text.trim() }) };
    const asked = await call({ base: env.base, tag: env.tag }, searchItems, { query });
    // The answer to an older text may come after that to a newer one.
    if (isCurrent()) setFound(asked.ok ? asked.value.results : 'failed');
  });

  useEffect(() => {
    dialog.current?.showModal();
    // The dialog's first control is the one that closes it.
    field.current?.focus();
  }, []);
  useEffect(() => {
    let isCurrent = true;
    const wait = text === '' ? 0 : SEARCH_DEBOUNCE_SLOW_MS;
    const timer = setTimeout(() => void search(() => isCurrent), wait);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);

  function choose(item: ItemCard): void {
    // Nothing beside an open dialog takes the focus.
    dialog.current?.close();
    onPick(item);
  }

  function onKey(event: React.KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      if (active) choose(active);
    } else if (!move(event.key)) return;
    event.preventDefault();
  }

  const state =
    typeof found === 'string'
      ? t.pick[found]
      : shown.length === 0
        ? t.pick.none
        : count(t.pick, 'found', shown.length);
  return (
    <dialog
      ref={dialog}
      className="dialog picker"
      aria-label={t.pick.title}
      onClose={() => onPick(null)}
    >
      <div className="panel-head">
        <b>{t.pick.title}</b>
        <button type="button" className="btn btn-s" onClick={() => dialog.current?.close()}>
          {t.pick.close}
        </button>
      </div>
      <div className="panel-body">
        <div className="field">
          <label htmlFor="f-pick">{t.pick.search}</label>
          <input
            ref={field}
            id="f-pick"
            type="search"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={shown.length > 0}
            aria-controls={LIST_ID}
            aria-activedescendant={active && optionId(active)}
            value={text}
            onChange={({ currentTarget: { value } }) => {
              setText(value);
              setFound('loading');
              begin();
            }}
            onKeyDown={onKey}
          />
        </div>
        <p className="small muted" role="status">
          {state}
        </p>
        <ul role="listbox" id={LIST_ID} aria-label={t.pick.title}>
          {shown.map((item) => (
            <li
              key={item.id}
              id={optionId(item)}
              role="option"
              aria-selected={item === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(item)}
            >
              <Facts env={env} t={t} item={item} />
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}

/** An item of a store as the subject of the next message. */
export function aboutOf({ type, id, name }: ItemCard, store: string): OpenTalk['about'] {
  return { tag: writeTag({ kind: type, business: store, id }), label: name };
}

/** The item that the next message is about, as it is sold now, with a way to leave it out. */
export function Picked({
  t,
  env,
  item,
  onDrop,
}: Words & { readonly item: ItemCard; readonly onDrop: () => void }) {
  return (
    <div className="variant">
      <Facts env={env} t={t} item={item} />
      <button type="button" className="btn btn-s" onClick={onDrop}>
        {t.pick.drop}
      </button>
    </div>
  );
}

function Facts({ env, t, item }: Words & { readonly item: ItemCard }) {
  const { name, photo, list_price: price, price_varies: varies, currency } = item;
  return (
    <>
      {photo && <img src={photo.url} alt="" width={48} height={48} loading="lazy" />}
      <span className="words">
        <b dir="auto">{name}</b>
        <span className="small muted">
          {item.is_free
            ? t.variant.free
            : price !== null &&
              `${varies ? `${t.pick.from} ` : ''}${formatMoney(price, currency, env.tag)}`}
          {item.sold_out && ` · ${t.variant.soldOut}`}
        </span>
      </span>
    </>
  );
}
