import { fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { OwnOrderViewProps } from '../props.ts';
import { OrderForm } from './OrderForm.tsx';
import { LabelRates } from './LabelRates.tsx';
import { PastLabels } from './PastLabels.tsx';
import { StandingLabel } from './StandingLabel.tsx';

/** The label of an order that goes by courier: what it costs, how to buy it, and how far it has come. */
export function Label(props: OwnOrderViewProps) {
  const { env, t, label: shown } = props;
  const { chosen, label, may_buy: mayBuy, has_account: hasAccount } = shown;
  if (chosen === null) return null;
  const price = formatMoney(chosen.price, chosen.currency, env.tag);
  const state = label?.state ?? null;
  const isSold = state === 'pending' || state === 'bought';
  return (
    <section className="part" aria-labelledby="label">
      <h2 className="h3" id="label">
        {t.label.title}
      </h2>
      <p className="muted">
        {fill(t.label.chosen, { service: `${chosen.carrier} ${chosen.service}`, price })}
      </p>
      {state !== null && !isSold && <p role="status">{t.label.states[state]}</p>}
      {label !== null && isSold && <StandingLabel {...props} standing={label} />}
      {shown.past.length > 0 && <PastLabels {...props} />}
      {label === null && !mayBuy && <p className="muted">{t.label.notYet}</p>}
      {mayBuy && !hasAccount && (
        <div className="notice">
          <Icon name="alert" />
          <p>
            {t.label.noAccount}{' '}
            <a className="link" href={`${env.base}/admin/configuracion#keys`}>
              {t.label.keys}
            </a>
          </p>
        </div>
      )}
      {mayBuy && hasAccount && (
        <div className="cluster acts-of-order">
          {state !== 'canceled' && (
            <OrderForm {...props} intent="label-buy" className="note-form">
              <button className="btn btn-s btn-primary">
                {state === 'buying' ? t.label.askAgain : fill(t.label.buy, { price })}
              </button>
            </OrderForm>
          )}
          {state !== 'buying' && (
            <OrderForm {...props} intent="label-rates" className="note-form">
              <button className="btn btn-s">{t.label.rates}</button>
            </OrderForm>
          )}
        </div>
      )}
      {mayBuy && hasAccount && state !== 'buying' && shown.rates.length > 0 && (
        <LabelRates {...props} />
      )}
    </section>
  );
}
