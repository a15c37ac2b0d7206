import type { OrderView } from '../../../../shared/contracts/orders.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { PageEnv } from '../../../_runtime/env.ts';
import type { Messages } from '../messages/es.ts';
import { dayText } from '../model/standing.ts';

interface ParcelsProps {
  env: PageEnv;
  t: Messages;
  order: OrderView;
}

/** The parcels of an order that does not go as one, each with its own way to follow it. */
export function Parcels({ env, t, order }: ParcelsProps) {
  const parcels = (order.shipments ?? []).filter((one) => one.called_back_on === null);
  if (parcels.length === 0) return null;
  const named = (sku: string) => order.lines.find((line) => line.sku === sku)?.name ?? '';
  const day = (iso: string) => dayText(iso, env.tag, env.country);
  return (
    <ul className="small parcels">
      {parcels.map(({ id, number, lines, carrier, delivered_on: arrived, ...parcel }) => (
        <li key={id} className="how">
          <Icon name={arrived === null ? 'truck' : 'check'} />
          <span>
            <b>{fill(t.parcelOf, { n: String(number) })}</b>
            {' · '}
            {arrived === null
              ? fill(t.parcelSent, { day: day(parcel.sent_on) })
              : fill(t.parcelArrived, { day: day(arrived) })}
            <small>{lines.map(({ sku, units }) => `${units} × ${named(sku)}`).join(' · ')}</small>
            <small>
              {carrier}
              {carrier !== null && parcel.tracking_number !== null && ' · '}
              {parcel.tracking_url === null ? (
                parcel.tracking_number !== null &&
                fill(t.parcel, { number: parcel.tracking_number })
              ) : (
                <a className="link" href={parcel.tracking_url} target="_blank" rel="noreferrer">
                  {fill(t.track, { number: parcel.tracking_number ?? '' })}
                </a>
              )}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}
