import type { PaymentType } from '../../../../shared/contracts/checkout.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { isCardForm } from '../../../../shared/rules/payment-codes.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { hintOf, nameOf, testNames, wayOf } from '../model/way.ts';
import type { CheckoutUi } from './use-checkout.ts';
import { Failure } from './Failure.tsx';
import { FieldError, useField } from './Field.tsx';
import { Step } from './Step.tsx';

/** The step for the payment. The provider's own card form comes last. */
export function PaymentStep({ ui }: { ui: CheckoutUi }) {
  const { t, state, props } = ui;
  const { error, control } = useField(ui, 'payment_type');
  if (props.mode === 'paying') {
    const way = wayOf(props, state.values);
    return isCardForm(way) ? (
      <Step ui={ui} title={t.card}>
        <TestNotice ui={ui} offered={[way ?? '']} />
        <CardForm ui={ui} />
      </Step>
    ) : (
      <Step ui={ui} title={nameOf(t, way)}>
        <TestNotice ui={ui} offered={[way ?? '']} />
        <p className="hint">{hintOf(t, props, way)}</p>
        <a href={props.env.base + (props.back ?? `/checkout/${state.checkout.id}`)}>{t.otherWay}</a>
      </Step>
    );
  }
  if (!state.checkout.needs_payment) return null;
  const types = state.checkout.payment_types.filter((type) => !isCardForm(type) || props.card);
  return (
    <Step ui={ui} title={t.payment}>
      <TestNotice ui={ui} offered={types} />
      <div
        className="choices"
        role="radiogroup"
        aria-label={t.payment}
        aria-describedby={control['aria-describedby']}
      >
        {types.map((type, index) => (
          <PaymentChoice key={type} ui={ui} type={type} {...(index === 0 && { id: control.id })} />
        ))}
      </div>
      {types.length === 0 && <p className="notice">{t.noWay}</p>}
      {types.some(isCardForm) && <noscript className="hint">{t.cardNoScript}</noscript>}
      <FieldError name="payment_type" text={error} />
    </Step>
  );
}

/** Says by which of the offered ways no money moves; nothing where it does by all of them. */
function TestNotice({ ui, offered }: { ui: CheckoutUi; offered: readonly string[] }) {
  const { t, props } = ui;
  const names = testNames(t, props, offered);
  return names === '' ? null : (
    <p className="notice" role="note">
      {fill(t.testMode, { names })}
    </p>
  );
}

function PaymentChoice({ ui, type, id }: { ui: CheckoutUi; type: PaymentType; id?: string }) {
  const { t, state, model, live, props } = ui;
  const checked = state.values['payment_type'] === type;
  const isCard = isCardForm(type);
  const { needs_delivery: isDelivered } = state.checkout;
  const cash = isDelivered ? t.cash : t.cashAtSeller;
  const cashText = isDelivered ? t.cashText : t.cashNoDelivery;
  return (
    <>
      <label className="choice">
        <input
          type="radio"
          name="payment_type"
          id={id}
          value={type}
          required
          checked={checked}
          // A card needs script.
          disabled={isCard && !live}
          onChange={() => model.input('payment_type', type)}
        />
        <span className="grow">
          {type === 'cash' ? cash : isCard ? t.card : nameOf(t, type)}
          <small>{type === 'cash' ? cashText : isCard ? t.cardText : hintOf(t, props, type)}</small>
        </span>
        <Icon name={type === 'cash' ? 'cash' : isCard ? 'card' : 'arrow-right'} />
      </label>
      {isCard && checked && live && <CardForm ui={ui} />}
    </>
  );
}

function CardForm({ ui: { t, state, model, props } }: { ui: CheckoutUi }) {
  const { phase } = state.card;
  const { saved } = props;
  return (
    <div className="card-form stack">
      {state.declined && <Failure text={state.declined} past={state.busy !== null} />}
      {saved && <p className="hint">{fill(t.cardSaved, { name: saved.name })}</p>}
      {!saved && phase === 'absent' && (
        <p className="hint later">
          <Icon name="lock" />
          {t.cardLater}
        </p>
      )}
      {phase === 'loading' && (
        <p className="visually-hidden" role="status">
          {t.cardLoading}
        </p>
      )}
      {phase === 'failed' ? (
        <div className="notice notice-danger" role="alert">
          <Icon name="alert" />
          <div>
            <p>{t.cardFailed}</p>
            <button type="button" className="link again" onClick={model.loadCard}>
              {t.retry}
            </button>
          </div>
        </div>
      ) : (
        <div className={phase === 'loading' ? 'frame skeleton' : 'frame'}>
          <slot name="card" />
        </div>
      )}
    </div>
  );
}
