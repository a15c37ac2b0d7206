import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import type { SaleItem } from '../../../../shared/contracts/in-store.ts';
import { count, fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { linesText } from '../../../../shared/rules/in-store.ts';
import { Thumbnail } from '../../../../shared/ui/Thumbnail.tsx';
import { Camera } from '../../../_office/camera/Camera.tsx';
import { readsBarcodes } from '../../../_office/camera/camera.ts';
import type { PointOfSaleUi } from '../model.ts';
import { saleUrl } from './sale-url.ts';

const PHOTO_PX = 56;

/** The search: a text or a code is typed, by hand or by a scanner, or seen by the camera. */
export function Goods({ ui }: { ui: PointOfSaleUi }) {
  useSignals();
  const { props, model, live, action } = ui;
  const { t, text } = props;
  const field = useRef<HTMLInputElement>(null);
  const hasCamera = useBarcodes(live);
  const sold = model.$sold.value?.order;
  useEffect(() => {
    // The next code begins the next sale.
    if (live || sold) field.current?.focus();
  }, [live, sold]);

  async function find() {
    const typed = field.current?.value ?? '';
    // The next code may be typed while this one is looked for.
    field.current?.select();
    const isAdded = await model.find(typed);
    if (isAdded && field.current?.value === typed) field.current.value = '';
  }
  return (
    <section className="goods" aria-label={t.goods}>
      <form
        className="find"
        role="search"
        action={action}
        id="search"
        data-enhance=""
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
      >
        <input type="hidden" name="lines" value={linesText(model.$lines.value)} />
        {props.draft && <input type="hidden" name="draft" value={props.draft} />}
        {props.order && <input type="hidden" name="order" value={props.order} />}
        <div className="field">
          <label htmlFor="f-text">{t.search}</label>
          <input
            ref={field}
            id="f-text"
            name="text"
            type="search"
            maxLength={100}
            defaultValue={text}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby="f-text-hint"
          />
        </div>
        <button className="btn">{t.find}</button>
        <p className="hint" id="f-text-hint">
          {t.searchHint}
        </p>
      </form>
      {hasCamera && <Camera t={t} what="goods" onCode={(code) => void model.find(code)} />}
      <div role="status">{model.$missed.value && <p className="empty">{t.noneFound}</p>}</div>
      <ul className="rows found">
        {model.$found.value.map((item) => (
          <Found key={item.sku} ui={ui} item={item} />
        ))}
      </ul>
    </section>
  );
}

/** Whether the browser reads bars by itself, once that is known. */
function useBarcodes(live: boolean): boolean {
  const [reads, setReads] = useState(false);
  useEffect(() => {
    if (live) void readsBarcodes().then(setReads);
  }, [live]);
  return reads;
}

function Found({ ui, item }: { ui: PointOfSaleUi; item: SaleItem }) {
  const { props, model } = ui;
  const { t, env } = props;
  const { name, description, photo, price, currency, available, code } = item;
  const isOut = available !== null && available <= 0;
  const lines = model.$lines.value;
  const more = lines.some(({ sku }) => sku === item.sku)
    ? lines.map((line) => (line.sku === item.sku ? { ...line, amount: line.amount + 1 } : line))
    : [...lines, { ...item, amount: 1 }];
  const variant = Object.values(description).join(' · ');
  return (
    <li className="row">
      <span className="thumb">
        {photo && <Thumbnail photo={photo} size={PHOTO_PX} loading="lazy" />}
      </span>
      <span className="own">
        <b dir="auto">{name}</b>
        <span className="muted small">{[variant, code].filter(Boolean).join(' · ')}</span>
        <span className="small">
          {formatMoney(price, currency, env.tag)}
          {' · '}
          {available === null ? t.onDemand : isOut ? t.soldOut : count(t, 'left', available)}
        </span>
      </span>
      {!isOut && (
        <a
          className="btn btn-s"
          href={saleUrl(ui, more)}
          aria-label={fill(t.addOf, { name: [name, variant].filter(Boolean).join(', ') })}
          data-enhance=""
          onClick={(event) => {
            event.preventDefault();
            model.add(item);
          }}
        >
          {t.add}
        </a>
      )}
    </li>
  );
}
