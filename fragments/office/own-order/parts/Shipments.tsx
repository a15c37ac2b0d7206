import type { ShipmentView } from '../../../../shared/contracts/shipment-view.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { unitsLeft } from '../../../../shared/rules/shipments.ts';
import { momentOf } from '../../../_office/day.ts';
import type { OwnOrderViewProps } from '../props.ts';
import { OrderForm } from './OrderForm.tsx';
import { ShipmentWay } from './ShipmentWay.tsx';

/** The parcels of an order that does not go as one, and the form that sends another. */
export function Shipments(props: OwnOrderViewProps) {
  const { t, order, label } = props;
  const { shipments = [] } = order;
  const left = unitsLeft(order.lines, shipments);
  const isLabeled = label.label?.state === 'bought' || label.label?.state === 'pending';
  const maySend = order.may_ship && left.length > 0 && !isLabeled;
  if (shipments.length === 0 && !maySend) return null;
  return (
    <section className="part parcels" aria-labelledby="shipments">
      <h2 className="h3" id="shipments">
        {t.shipments.title}
      </h2>
      {shipments.length > 0 && (
        <ul className="moves">
          {shipments.map((parcel) => (
            <li key={parcel.id} className="parcel">
              <Parcel {...props} parcel={parcel} />
            </li>
          ))}
        </ul>
      )}
      {maySend && <SendParcel {...props} left={left} />}
    </section>
  );
}

function Parcel(props: OwnOrderViewProps & { parcel: ShipmentView }) {
  const { env, t, order, parcel, values, errors } = props;
  const { id, number, carrier, tracking_number: code, tracking_url: url } = parcel;
  const named = (sku: string) => order.lines.find((line) => line.sku === sku)?.name ?? sku;
  const isOver = parcel.delivered_on !== null || parcel.called_back_on !== null;
  const fields = { shipment: id };
  const isRefused = values['shipment'] === id;
  const name = fill(t.shipments.one, { n: String(number) });
  return (
    <>
      <p>
        <b>{name}</b> <span className="muted small">{standingOf(props)}</span>
      </p>
      <p className="small">
        {parcel.lines.map(({ sku, units }) => `${units} × ${named(sku)}`).join(' · ')}
      </p>
      {(carrier !== null || code !== null || url !== null) && (
        <p className="small">
          {[carrier, code].filter(Boolean).join(' · ')}{' '}
          {url !== null && (
            <a className="link" href={url} target="_blank" rel="noreferrer">
              {t.shipments.follow}
            </a>
          )}
        </p>
      )}
      {parcel.called_back_on === null && (
        <div className="cluster acts-of-order">
          <a
            className="btn btn-s"
            href={`${env.base}/admin/ordenes/${order.id}/empaque?envio=${id}`}
          >
            {fill(t.shipments.packing, { n: String(number) })}
          </a>
          {!isOver && order.hold === null && (
            <>
              <OrderForm {...props} intent="shipment-delivered" fields={fields}>
                <button className="btn btn-s">
                  {fill(t.shipments.delivered, { n: String(number) })}
                </button>
              </OrderForm>
              <details className="cancel" open={isRefused || undefined}>
                <summary className="btn btn-s">
                  {fill(t.shipments.change, { n: String(number) })}
                </summary>
                <OrderForm {...props} intent="shipment-change" fields={fields}>
                  <ShipmentWay
                    t={t}
                    of={id}
                    way={isRefused ? values : parcel}
                    errors={isRefused ? errors : {}}
                  />
                  <p>
                    <button className="btn">{t.shipments.changeNow}</button>
                  </p>
                </OrderForm>
                <OrderForm {...props} intent="shipment-back" fields={fields}>
                  <p className="small muted">{t.shipments.backText}</p>
                  <p>
                    <button className="btn">{t.shipments.back}</button>
                  </p>
                </OrderForm>
              </details>
            </>
          )}
        </div>
      )}
    </>
  );
}

/** Since when a parcel stands as it does. */
function standingOf({ env, t, parcel }: OwnOrderViewProps & { parcel: ShipmentView }): string {
  const { delivered_on: arrived, called_back_on: back, sent_on: sent } = parcel;
  if (back !== null) return fill(t.shipments.calledBackOn, { at: momentOf(back, env) });
  return arrived === null
    ? fill(t.shipments.sentOn, { at: momentOf(sent, env) })
    : fill(t.shipments.deliveredOn, { at: momentOf(arrived, env) });
}

function SendParcel(props: OwnOrderViewProps & { left: ReturnType<typeof unitsLeft> }) {
  const { t, order, values, errors, left } = props;
  const isRefused = values['carrier'] !== undefined && values['shipment'] === undefined;
  const { shipments = [] } = order;
  return (
    <details className="cancel" open={isRefused || undefined}>
      <summary className="btn btn-s">
        {shipments.length === 0 ? t.shipments.send : t.shipments.sendMore}
      </summary>
      <OrderForm {...props} intent="shipment-add" fields={{ from: order.state }}>
        <fieldset className="units">
          <legend className="label">{t.shipments.carries}</legend>
          {left.map(({ sku, units }) => {
            const line = order.lines.find((one) => one.sku === sku);
            return (
              <div className="field" key={sku}>
                <label htmlFor={`units-${sku}`}>
                  {fill(t.shipments.unitsOf, { name: line?.name ?? sku, left: String(units) })}
                </label>
                <input
                  id={`units-${sku}`}
                  name={`units:${sku}`}
                  type="number"
                  min={0}
                  max={units}
                  defaultValue={values[`units:${sku}`] ?? units}
                />
              </div>
            );
          })}
          {errors['units'] && <p className="error">{errors['units']}</p>}
        </fieldset>
        <ShipmentWay
          t={t}
          of="new"
          way={isRefused ? values : {}}
          errors={isRefused ? errors : {}}
        />
        <p>
          <button className="btn btn-primary">{t.shipments.sendNow}</button>
        </p>
      </OrderForm>
    </details>
  );
}
