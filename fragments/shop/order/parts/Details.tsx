import type { ReactNode } from 'react';
import { addressLines } from '../../../../shared/rules/address-lines.ts';
import { PhoneText } from '../../../../shared/ui/PhoneText.tsx';
import type { DetailsProps } from './details-props.ts';
import { Payment } from './Payment.tsx';
import { Sums } from './Sums.tsx';

/** The facts of the whole purchase: payment, address, contact, totals. */
export function Details(props: DetailsProps) {
  const { env, t, purchase, money, phone } = props;
  const { contact, address } = purchase;
  const own = `${env.base}/mis-compras/${purchase.checkout_aggregation}`;
  const signIn = `${env.base}/login?next=${encodeURIComponent(own)}`;
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
            <PhoneText>{phone}</PhoneText>
          </address>
        ) : (
          <p>
            {t.hidden} <a href={signIn}>{t.hiddenSignIn}</a>
          </p>
        )}
      </Detail>
      <Sums
        t={t}
        of={purchase}
        isBrought={purchase.orders.some(({ delivery_type }) => delivery_type)}
        money={money}
      >
        <small className="muted">{t.taxes}</small>
      </Sums>
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
