import { deliveryTypes } from '../../../../shared/rules/checkout-totals.ts';
import { orderStates } from '../../../../shared/rules/order-states.ts';
import { paymentCodes } from '../../../../shared/rules/payment-codes.ts';
import {
  narrowedBy,
  PURCHASES_TEXT_MAX,
  purchaseSorts,
  type PurchasesFilter,
} from '../../../../shared/rules/purchases-filter.ts';
import type { Messages } from '../messages/es.ts';

interface FindProps {
  t: Messages;
  action: string;
  filter: PurchasesFilter;
}

/** The form that narrows the list: its text, and behind one press everything else. */
export function Find({ t, action, filter }: FindProps) {
  const isOpen = narrowedBy(filter).some(([name]) => name !== 'text');
  return (
    <form className="find" role="search" method="get" action={action}>
      <div className="field text">
        <label htmlFor="f-text">{t.find.text}</label>
        <input
          id="f-text"
          name="text"
          type="search"
          maxLength={PURCHASES_TEXT_MAX}
          defaultValue={filter.text}
        />
      </div>
      <button className="btn">{t.find.go}</button>
      <details open={isOpen || undefined}>
        <summary>{t.find.more}</summary>
        <div className="fields">
          <Choice t={t} filter={filter} name="state" options={pairs(orderStates, t.states, t)} />
          <Choice
            t={t}
            filter={filter}
            name="payment_type"
            options={pairs(paymentCodes, t.payments, t)}
          />
          <Choice
            t={t}
            filter={filter}
            name="delivery_type"
            options={pairs(deliveryTypes, t.deliveries, t)}
          />
          {(['start_date', 'end_date'] as const).map((name) => (
            <div className="field" key={name}>
              <label htmlFor={`f-${name}`}>{t.find[name]}</label>
              <input id={`f-${name}`} name={name} type="date" defaultValue={filter[name]} />
            </div>
          ))}
          {(['include_delivered', 'include_canceled'] as const).map((name) => (
            <Choice
              key={name}
              t={t}
              filter={filter}
              name={name}
              options={[
                ['true', t.find.shown],
                ['false', t.find.hidden],
              ]}
            />
          ))}
          <Choice
            t={t}
            filter={filter}
            name="sort"
            options={purchaseSorts.map((sort) => [sort, t.sorts[sort]] as const)}
          />
        </div>
      </details>
    </form>
  );
}

type Option = readonly [string, string];

function pairs<K extends string>(
  all: readonly K[],
  words: Readonly<Record<K, string>>,
  t: Messages,
): readonly Option[] {
  return [['', t.find.any], ...all.map((one) => [one, words[one]] as const)];
}

interface ChoiceProps {
  t: Messages;
  filter: PurchasesFilter;
  name: Exclude<keyof PurchasesFilter & keyof Messages['find'], 'text' | 'start_date' | 'end_date'>;
  options: readonly Option[];
}

function Choice({ t, filter, name, options }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={`f-${name}`}>{t.find[name]}</label>
      <select id={`f-${name}`} name={name} defaultValue={filter[name]}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
