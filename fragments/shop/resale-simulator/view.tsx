import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { fill } from '../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import {
  simulate,
  simulatedFields,
  type SimulatedSale,
} from '../../../shared/rules/resale-simulator.ts';
import type { FormUi } from '../../../shared/ui/form/form-ui.ts';
import { TextField } from '../../../shared/ui/form/TextField.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import { simulatorModel } from './model.ts';
import type { ResaleSimulatorViewProps } from './props.ts';

type Props = FragmentProps<ResaleSimulatorViewProps>;

const PARTS = ['seller', 'up_one', 'up_two', 'rest'] as const;
/** Their words; a key that ends in `_one` would be a plural form. */
const WORDS = { seller: 'seller', up_one: 'sponsor', up_two: 'above', rest: 'rest' } as const;
/** Sales to show how the parts behave: a usual one, a small one of several units, and a large one. */
const EXAMPLES = [
  { price: 34_900, margin: 9_000, units: 1 },
  { price: 100, margin: 25, units: 3 },
  { price: 100_000, margin: 20_100, units: 2 },
];

/** A sale that a promoter types, and where each part of its money would go; without script it is answered by the page. */
export function ResaleSimulatorView(props: Props) {
  useSignals();
  const { env, t, path } = props;
  const [model] = useState(() => simulatorModel(props));
  const sale = model.$sale.value;
  const { price, margin } = model.$typed.value;
  const isTouched = price !== '' || margin !== '';
  const ui: FormUi = {
    values: model.$typed.value,
    errors: isTouched
      ? Object.fromEntries(model.$wrong.value.map((name) => [name, t.problems[name]]))
      : {},
    input: (name, value) => {
      const field = simulatedFields.find((one) => one === name);
      if (field) model.input(field, value);
    },
    leave: () => {},
  };
  return (
    <section className="stack simulator" aria-labelledby="simulator">
      <header>
        <h2 className="h2" id="simulator">
          {t.title}
        </h2>
        <p className="muted">{t.intro}</p>
      </header>
      <form className="typed" action={env.base + path}>
        {simulatedFields.map((name) => (
          <TextField
            key={name}
            ui={ui}
            name={name}
            label={t.fields[name]}
            max={12}
            autoComplete="off"
            inputMode={name === 'units' ? 'numeric' : 'decimal'}
          />
        ))}
        <p>
          <button className="btn">{t.count}</button>
        </p>
      </form>
      <div aria-live="polite">{sale && <Divided {...props} sale={sale} />}</div>
      <Examples {...props} />
    </section>
  );
}

/** Where the money of a sale goes: as a bar, and as its table. */
function Divided({ env, t, sale }: Props & { sale: SimulatedSale }) {
  const percent = new Intl.NumberFormat(env.tag, { style: 'percent', maximumFractionDigits: 1 });
  const of = (amount: number) => (sale.total === 0 ? 0 : amount / sale.total);
  const sumOf = (parts: readonly (typeof PARTS)[number][]) =>
    parts.reduce((sum, part) => sum + of(sale[part]), 0);
  return (
    <div className="divided">
      <svg className="bar" viewBox="0 0 1000 24" preserveAspectRatio="none" aria-hidden="true">
        {PARTS.map((part, place) => (
          <rect
            key={part}
            className={part}
            x={1000 * sumOf(PARTS.slice(0, place))}
            width={1000 * of(sale[part])}
            height="24"
          />
        ))}
      </svg>
      <table>
        <caption>
          {fill(t.result, { total: formatMoney(sale.total, env.currency, env.tag) })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t.who}</th>
            <th scope="col">{t.amount}</th>
            <th scope="col">{t.part}</th>
          </tr>
        </thead>
        <tbody>
          {PARTS.map((part) => (
            <tr key={part}>
              <th scope="row">
                <span className={`mark ${part}`} aria-hidden="true" /> {t[WORDS[part]]}
              </th>
              <td>{formatMoney(sale[part], env.currency, env.tag)}</td>
              <td>{percent.format(of(sale[part]))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Examples({ env, t, rates }: Props) {
  const money = (amount: number) => formatMoney(amount, env.currency, env.tag);
  return (
    <table>
      <caption>{t.examples}</caption>
      <thead>
        <tr>
          <th scope="col">{t.sale}</th>
          <th scope="col">{t.earn}</th>
        </tr>
      </thead>
      <tbody>
        {EXAMPLES.map(({ price, margin, units }) => (
          <tr key={price}>
            <th scope="row">
              {fill(t.example, { units, price: money(price), margin: money(margin) })}
            </th>
            <td>{money(simulate({ price, margin, units }, rates).seller)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
