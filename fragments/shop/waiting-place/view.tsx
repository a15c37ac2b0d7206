import { count, fill } from '../../../shared/i18n/fill.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { WaitingPlaceViewProps } from './props.ts';

type Props = FragmentProps<WaitingPlaceViewProps>;

/** What somebody waited for, as the link of their mail shows it: programs that look at links change nothing by it. */
export function WaitingPlaceView(props: Props) {
  const { t, env, place, error } = props;
  const { name, description, places, state, until, checkout, item } = place;
  const kind = Object.values(description).join(' · ');
  return (
    <section className="account">
      <header>
        <h1 className="h1">{t.titles[state]}</h1>
        <p className="muted">
          {[name, kind, count(t, 'places', places)].filter((one) => one !== '').join(' · ')}
        </p>
        <p>
          {state === 'offered'
            ? fill(t.kept, { until: momentIn(props, until ?? '') })
            : t.texts[state]}
        </p>
      </header>
      <FormNotice text={error} />
      {state === 'offered' && checkout && (
        <a className="btn btn-primary btn-block" href={`${env.base}/checkout/${checkout}`}>
          {t.buy}
        </a>
      )}
      {(state === 'offered' || state === 'waiting') && <Leave {...props} />}
      {state === 'expired' && (
        <a className="btn btn-block" href={`${env.base}/lista-de-espera/${item}`}>
          {t.again}
        </a>
      )}
      <p>
        <a href={`${env.base}/experiencias/${env.store}/${item}`}>{t.back}</a>
      </p>
    </section>
  );
}

function Leave({ t, env, place, code, idempotencyKey }: Props) {
  return (
    <form method="post" action={`${env.base}/lista-de-espera/lugar/${code}`}>
      <input type="hidden" name="intent" value="leave" />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <button className="btn btn-block">{place.state === 'offered' ? t.giveUp : t.leave}</button>
    </form>
  );
}

function momentIn({ env: { tag, country, zone = country } }: Props, iso: string): string {
  const timeZone = timeZoneOf(zone);
  return dateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );
}
