import { fill } from '../../../../shared/i18n/fill.ts';
import { RETURN_TEXT_MAX } from '../../../../shared/rules/returns.ts';
import { CARRIER_MAX, TRACKING_NUMBER_MAX } from '../../../../shared/rules/shipments.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { AreaField } from '../../../_office/Fields.tsx';
import { momentOf } from '../../../_office/day.ts';
import type { OwnReturnViewProps } from '../props.ts';
import { formOf } from './Forms.tsx';

/** Most characters of the page where a parcel is followed. */
const URL_MAX = 500;

/** What the buyer wants in place of money, how far it has come, and its parcel. */
export function Exchanged({ env, t, one }: OwnReturnViewProps) {
  const lines = one.lines.filter(({ exchange }) => exchange !== null);
  if (lines.length === 0) return null;
  const { parcel, exchange_refusal: refusal } = one;
  return (
    <>
      <dt>{t.exchange}</dt>
      {lines.map(({ line, name, exchange }) => (
        <dd key={line}>
          {exchange!.units} × {name} → {exchange!.variant} · {t.exchanges[exchange!.state]}
        </dd>
      ))}
      {parcel && (
        <dd>
          {[
            fill(t.sentOn, { at: momentOf(parcel.sent_on, env) }),
            parcel.carrier,
            parcel.tracking_number,
          ]
            .filter(Boolean)
            .join(' · ')}{' '}
          {parcel.tracking_url !== null && (
            <a href={parcel.tracking_url} target="_blank" rel="noreferrer nofollow">
              {t.follow}
            </a>
          )}
        </dd>
      )}
      {refusal !== null && (
        <dd className="words" dir="auto">
          {refusal}
        </dd>
      )}
    </>
  );
}

/** The two forms by which an exchange that waits ends: it is sent, or refused in words. One press opens each. */
export function EndExchange(props: OwnReturnViewProps) {
  const { t } = props;
  const { action, uiOf, hidden, isTyped } = formOf(props);
  const sending = uiOf('send');
  return (
    <>
      <details className="give" open={isTyped('refuse') ? undefined : true}>
        <summary className="btn btn-s">{t.sendExchange}</summary>
        <form method="post" action={action}>
          {hidden('send')}
          <p>{t.sendText}</p>
          <TextField ui={sending} name="carrier" label={t.way.carrier} max={CARRIER_MAX} />
          <TextField
            ui={sending}
            name="tracking_number"
            label={t.way.tracking_number}
            max={TRACKING_NUMBER_MAX}
          />
          <TextField ui={sending} name="tracking_url" label={t.way.tracking_url} max={URL_MAX} />
          <p>
            <button className="btn btn-primary">{t.sendExchangeNow}</button>
          </p>
        </form>
      </details>
      <details className="give" open={isTyped('refuse') || undefined}>
        <summary className="btn btn-s">{t.refuse}</summary>
        <form method="post" action={action}>
          {hidden('refuse')}
          <p>{t.refuseText}</p>
          <AreaField
            ui={uiOf('refuse')}
            name="text"
            label={t.decideLabel.declined}
            max={RETURN_TEXT_MAX}
          />
          <p>
            <button className="btn">{t.refuseNow}</button>
          </p>
        </form>
      </details>
    </>
  );
}
