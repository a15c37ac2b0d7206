import type { ReturnView } from '../../../../shared/contracts/returns.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import type { ReturnFormViewProps } from '../props.ts';
import { momentText } from './moment.ts';

type Props = ReturnFormViewProps & { one: ReturnView };

/** What comes in place of money for what is returned: how far it has come, its parcel, and the button that ends the wish. */
export function Exchange({ t, env, one, idempotencyKey }: Props) {
  const lines = one.lines.filter(({ exchange }) => exchange !== null);
  if (lines.length === 0) return null;
  const isOpen = one.state === 'open' && one.decision === null && one.inspected_on === null;
  const mayCancel = isOpen && lines.some(({ exchange }) => exchange?.state === 'wanted');
  return (
    <div className="answer">
      <p className="label">{t.exchange}</p>
      <ul>
        {lines.map(({ line, name, exchange }) => (
          <li key={line}>
            {exchange!.units} × {name} → {exchange!.variant}
            <span className="small muted">
              {' · '}
              {t.exchanges[exchange!.state]}
            </span>
          </li>
        ))}
      </ul>
      {one.exchange_refusal !== null && (
        <p className="words" dir="auto">
          {one.exchange_refusal}
        </p>
      )}
      {one.parcel && <Parcel t={t} env={env} parcel={one.parcel} />}
      {one.parcel && one.state === 'open' && <p className="small">{t.gotExchange}</p>}
      {mayCancel && (
        <form method="post" action={`${env.base}/mis-compras/${one.order}/devolucion`}>
          <input type="hidden" name="intent" value="money" />
          <input type="hidden" name="return" value={one.id} />
          <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-money`} />
          <p>
            <button className="btn btn-s">{t.preferMoney}</button>
          </p>
        </form>
      )}
    </div>
  );
}

type ParcelProps = Pick<Props, 't' | 'env'> & { parcel: NonNullable<ReturnView['parcel']> };

function Parcel({ t, env, parcel }: ParcelProps) {
  const { sent_on: at, carrier, tracking_number: number, tracking_url: url } = parcel;
  const by = [carrier, number].filter(Boolean).join(' · ');
  return (
    <p>
      {fill(t.sentOn, { at: momentText(at, env) })}
      {by !== '' && ` · ${by}`}{' '}
      {url !== null && (
        <a className="link" href={url} target="_blank" rel="noreferrer nofollow">
          {t.follow}
        </a>
      )}
    </p>
  );
}
