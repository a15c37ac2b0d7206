import { addressLines } from '../../../../shared/rules/address-lines.ts';
import { formatArrival } from '../../../../shared/rules/delivery.ts';
import { hoursText } from '../../../../shared/rules/own-delivery.ts';
import { CALLING_CODES, dialledPhone, type PhoneCountry } from '../../../../shared/rules/phone.ts';
import { PhoneText } from '../../../../shared/ui/PhoneText.tsx';
import { fill } from '../../../../shared/i18n/fill.ts';
import type { OwnOrderViewProps } from '../props.ts';
import { EditDelivery } from './EditDelivery.tsx';

/** The buyer, the ways to reach them, how they pay and where the goods go. */
export function Buyer(props: OwnOrderViewProps) {
  const { env, t, order } = props;
  const { contact, address, delivery_type: delivery, arrives_on, courier, wanted } = order;
  const code = CALLING_CODES[contact.country as PhoneCountry];
  const day = arrives_on && formatArrival({ arrives_on, days: null }, env.tag);
  return (
    <section className="part" aria-labelledby="buyer">
      <h2 className="h3" id="buyer">
        {t.buyer}
      </h2>
      <dl className="facts">
        <dt>{t.name}</dt>
        <dd>{contact.full_name || t.inStore}</dd>
        {contact.email !== '' && (
          <>
            <dt>{t.email}</dt>
            <dd>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </dd>
          </>
        )}
        {contact.phone !== '' && (
          <>
            <dt>{t.phone}</dt>
            <dd>
              <a href={`tel:${code ? `+${code}` : ''}${contact.phone}`}>
                <PhoneText>{dialledPhone(contact)}</PhoneText>
              </a>
            </dd>
          </>
        )}
        <dt>{t.payment}</dt>
        <dd>{wayOf(order, t)}</dd>
        {delivery !== null && (
          <>
            <dt>{t.delivery}</dt>
            <dd>
              {t.deliveries[delivery]}
              {courier && ` · ${courier.carrier} ${courier.service}`}
              {day && ` · ${fill(t.arrives, { day })}`}
              {wanted && (
                <span className="lines">
                  {`\n${fill(t.wanted, { day: dayText(wanted.date, env.tag), hours: hoursText(wanted) })}`}
                </span>
              )}
              {address && <span className="lines">{`\n${addressLines(address).join('\n')}`}</span>}
              {!address && order.collection_address && (
                <span className="lines">{`\n${order.collection_address}`}</span>
              )}
            </dd>
          </>
        )}
        {order.invoicing && (
          <>
            <dt>{t.invoicing}</dt>
            <dd>{fill(t.invoicingOf, order.invoicing)}</dd>
          </>
        )}
        {order.note && (
          <>
            <dt>{t.note}</dt>
            <dd className="lines">{order.note}</dd>
          </>
        )}
      </dl>
      <EditDelivery {...props} />
    </section>
  );
}

/** A day with its month. */
function dayText(day: string, tag: string): string {
  return formatArrival({ arrives_on: day, days: null }, tag) ?? day;
}

/** How the order is paid; of a sale in person, how its money was taken. */
function wayOf(
  { payment_type: code, in_store: sold }: OwnOrderViewProps['order'],
  t: OwnOrderViewProps['t'],
): string {
  if (sold) return `${t.taken[sold.taken]} · ${t.inStore}`;
  return code === null ? t.nothingToPay : t.codes[code];
}
