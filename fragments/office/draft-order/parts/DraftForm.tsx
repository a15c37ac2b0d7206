import type { DraftOffer } from '../../../../shared/contracts/draft-reads.ts';
import { amountField, daysOf, priceField } from '../../../../shared/rules/draft-form.ts';
import { draftDays } from '../../../../shared/rules/draft-orders.ts';
import { STATE, stateField } from '../../../../shared/rules/address-state.ts';
import { count, fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import { FieldError } from '../../../../shared/ui/form/FieldError.tsx';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { AreaField, ChoiceField } from '../../../_office/Fields.tsx';
import type { FormProps } from '../props.ts';
import { Delivery } from './Delivery.tsx';
import { goodsUrl } from './goods-url.ts';

/** The form of a draft: what is sold at which price, to whom, how it gets there, and how long the link lasts. */
export function DraftForm(props: FormProps) {
  const { env, t, draft, offer, lines, errors, idempotencyKey } = props;
  const ui: FormUi = { values: valuesOf(props), errors, input() {}, leave() {} };
  const path = `${env.base}/admin/${draft ? `pedidos-con-enlace/${draft.id}` : 'pedido-con-enlace'}`;
  return (
    <form className="part" method="post" action={path} noValidate>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-save`} />
      <input type="hidden" name="lines" value={lines} />
      {draft && <input type="hidden" name="version" value={draft.version} />}
      <section className="card part" aria-labelledby="lines">
        <h2 className="h3" id="lines">
          {t.lines}
        </h2>
        <ul className="lines">
          {offer.lines.map((line) => (
            <Line key={line.sku} {...props} ui={ui} line={line} />
          ))}
        </ul>
        <FieldError ui={ui} name="lines" />
        <p>
          <a href={goodsUrl(env.base, lines, draft?.id)}>{t.choose}</a>
        </p>
      </section>
      <section className="card part" aria-labelledby="customer">
        <h2 className="h3" id="customer">
          {t.customer}
        </h2>
        <TextField ui={ui} name="full_name" label={t.fullName} max={120} required />
        <TextField ui={ui} name="email" type="email" label={t.email} max={200} required />
        <TextField ui={ui} name="phone" label={t.phone} max={20} required inputMode="tel" />
      </section>
      <Delivery {...props} ui={ui} />
      <section className="card part" aria-labelledby="link">
        <h2 className="h3" id="link">
          {t.linkTitle}
        </h2>
        <AreaField ui={ui} name="note" label={`${t.note} (${t.optional})`} max={500} />
        <ChoiceField
          ui={ui}
          name="days"
          label={t.days}
          options={draftDays.map((one) => [`${one}`, count(t, 'lasts', one)] as const)}
        />
        <label className="check">
          <input
            type="checkbox"
            name="is_mailed"
            value="yes"
            defaultChecked={ui.values['is_mailed'] === 'yes'}
          />
          <span>{t.mail}</span>
        </label>
        <p>
          <button className="btn btn-primary">{draft ? t.save : t.make}</button>
        </p>
      </section>
    </form>
  );
}

type LineProps = FormProps & { readonly ui: FormUi; readonly line: DraftOffer['lines'][number] };

function Line({ env, t, ui, line, offer }: LineProps) {
  const { name, description, price, available, sku } = line;
  const variant = Object.values(description).join(' · ');
  const whole = [name, variant].filter(Boolean).join(', ');
  const left = available === null ? t.onDemand : count(t, 'left', available);
  return (
    <li className="line">
      <span className="name">
        <b dir="auto">{name}</b>
        {variant && <span className="muted small">{variant}</span>}
        <span className="muted small">
          {fill(t.listed, { price: formatMoney(price, offer.currency, env.tag) })} · {left}
        </span>
      </span>
      <TextField
        ui={ui}
        name={amountField(sku)}
        label={<Named label={t.amount} of={whole} />}
        max={3}
        inputMode="numeric"
      />
      <TextField
        ui={ui}
        name={priceField(sku)}
        label={<Named label={t.price} of={whole} />}
        max={11}
        inputMode="decimal"
      />
    </li>
  );
}

/** A label that many lines have, with the line's name for screen readers. */
function Named({ label, of }: { readonly label: string; readonly of: string }) {
  return (
    <>
      {label} <span className="visually-hidden">{of}</span>
    </>
  );
}

/** What the fields show: what was typed where the form came back, else the draft, else the store's own prices. */
function valuesOf({ draft, offer, values, country }: FormProps): Record<string, string> {
  const contact = draft?.contact;
  const texts = Object.entries(draft?.address ?? {}).filter(([, text]) => text !== undefined);
  const address = Object.fromEntries(texts) as Record<string, string>;
  const agreed = new Map(draft?.lines.map(({ sku, price }) => [sku, price]));
  const isTyped = values['intent'] === 'save' || values['full_name'] !== undefined;
  return {
    ...Object.fromEntries(
      offer.lines.flatMap(({ sku, amount, price }) => [
        [amountField(sku), `${amount}`],
        [priceField(sku), ((agreed.get(sku) ?? price) / 100).toFixed(2)],
      ]),
    ),
    full_name: contact?.full_name ?? '',
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
    delivery_type: draft?.delivery_type ?? offer.delivery_options[0]?.type ?? '',
    ...address,
    [stateField(country)]: address[STATE] ?? '',
    note: draft?.note ?? '',
    is_mailed: isTyped ? '' : 'yes',
    ...values,
    days: `${daysOf(values)}`,
  };
}
