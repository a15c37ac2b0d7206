import type { ReactNode } from 'react';
import { addressLines } from '../../../../shared/rules/address-lines.ts';
import { CALLING_CODES, formatPhone, type PhoneCountry } from '../../../../shared/rules/phone.ts';
import { PhoneText } from '../../../../shared/ui/PhoneText.tsx';
import type { DetailsProps } from './details-props.ts';
import { Payment } from './Payment.tsx';

/** The facts of the whole purchase: payment, address, contact, totals. */
export function Details(props: DetailsProps) {
  const { env, t, purchase, money } = props;
  const { contact, address } = purchase;
  const own = `${env.base}/mis-compras/${purchase.checkout_aggregation}`;
  const signIn = `${env.base}/login?next=${encodeURIComponent(own)}`;
  const code = contact && CALLING_CODES[contact.country as PhoneCountry];
  return (
    <aside className="card details" aria-label={t.total}>
      <Detail title={t.payment}>
        <Payment {...props} />
      </Detail>
      {address && (
        <Detail title={t.goes}>
          <address>
            {addressLines(address).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </Detail>
      )}
      <Detail title={t.contact}>
        {contact ? (
          <address>
            <span>{contact.full_name}</span>
            <span>{contact.email}</span>
            <PhoneText>{`${code ? `+${code} ` : ''}${formatPhone(contact.phone)}`}</PhoneText>
          </address>
        ) : (
          <p>
            {t.hidden} <a href={signIn}>{t.hiddenSignIn}</a>
          </p>
        )}
      </Detail>
      <dl className="sums">
        <div>
          <dt>{t.subtotal}</dt>
          <dd className="price">{money(purchase.items_total)}</dd>
        </div>
        {purchase.orders.some(({ delivery_type }) => delivery_type) && (
          <div>
            <dt>{t.shipping}</dt>
            <dd className="price">
              {purchase.shipping_total ? money(purchase.shipping_total) : t.free}
            </dd>
          </div>
        )}
        <div className="strong">
          <dt>
            {t.total}
            <small className="muted">{t.taxes}</small>
          </dt>
          <dd className="price sum">{money(purchase.total)}</dd>
        </div>
      </dl>
    </aside>
  );
}

function Detail({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="detail">
      <h2 className="label small">{title}</h2>
      {children}
    </section>
  );
}
