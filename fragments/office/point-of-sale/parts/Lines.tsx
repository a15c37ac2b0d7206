import { useSignals } from '@preact/signals-react/runtime';
import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { MAX_LINE_AMOUNT } from '../../../../shared/rules/quantity.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { PointOfSaleUi } from '../model.ts';
import type { Line } from '../props.ts';
import { linkUrl, saleUrl } from './sale-url.ts';

/** What is being sold: each line with its units and its sum, and the total. */
export function Lines({ ui }: { ui: PointOfSaleUi }) {
  useSignals();
  const { props, model } = ui;
  const { t, env } = props;
  const lines = model.$lines.value;
  if (lines.length === 0) return <p className="muted">{t.empty}</p>;
  const currency = lines[0]?.currency ?? env.currency;
  return (
    <>
      <ul className="rows">
        {lines.map((line) => (
          <OneLine key={line.sku} ui={ui} line={line} />
        ))}
      </ul>
      <p className="total" aria-live="polite">
        <span>{t.total}</span>
        <b>{formatMoney(model.$total.value, currency, env.tag)}</b>
      </p>
      <p>
        <a href={linkUrl(ui, lines)}>
          {props.order ? t.addToOrder : props.draft ? t.toDraft : t.byLink}
        </a>
      </p>
    </>
  );
}

function OneLine({ ui, line }: { ui: PointOfSaleUi; line: Line }) {
  const { t, env } = ui.props;
  const { name, description, amount, price, currency, available, sku } = line;
  const variant = Object.values(description).join(' · ');
  const whole = [name, variant].filter(Boolean).join(', ');
  const isTooMany = available !== null && amount > available;
  return (
    <li className="line">
      <span className="own">
        <b dir="auto">{name}</b>
        {variant && <span className="muted small">{variant}</span>}
        {isTooMany && (
          <span className="error small" role="alert">
            {fill(t.tooMany, { left: Math.max(0, available) })}
          </span>
        )}
      </span>
      <span className="units">
        <Step ui={ui} line={line} by={-1} label={fill(t.less, { name: whole })} icon="minus" />
        <input
          type="text"
          inputMode="numeric"
          size={3}
          maxLength={3}
          readOnly={!ui.live}
          aria-label={fill(t.units, { name: whole })}
          value={amount}
          onChange={({ target }) => {
            const typed = Number(target.value);
            if (typed > 0 && typed <= MAX_LINE_AMOUNT) ui.model.setAmount(sku, typed);
          }}
        />
        <Step ui={ui} line={line} by={1} label={fill(t.more, { name: whole })} icon="plus" />
      </span>
      <b className="sum">{formatMoney(price * amount, currency, env.tag)}</b>
      <Step ui={ui} line={line} by={-amount} label={fill(t.remove, { name: whole })} icon="trash" />
    </li>
  );
}

interface StepProps {
  ui: PointOfSaleUi;
  line: Line;
  /** Units more; none are left with as many less. */
  by: number;
  label: string;
  icon: 'minus' | 'plus' | 'trash';
}

/** Changes the units of a line: at once with script, by the page's address without. */
function Step({ ui, line, by, label, icon }: StepProps) {
  const { model } = ui;
  const amount = Math.min(line.amount + by, MAX_LINE_AMOUNT);
  const after = model.$lines.value
    .map((one) => (one.sku === line.sku ? { ...one, amount } : one))
    .filter((one) => one.amount > 0);
  return (
    <a
      className="btn btn-s btn-quiet"
      href={saleUrl(ui, after)}
      aria-label={label}
      data-enhance=""
      onClick={(event) => {
        event.preventDefault();
        model.setAmount(line.sku, amount);
      }}
    >
      <Icon name={icon} />
    </a>
  );
}
