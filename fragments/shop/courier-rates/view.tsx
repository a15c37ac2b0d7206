import { fill } from '../../../shared/i18n/fill.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { AddressForms } from './parts/AddressForms.tsx';
import { Branches } from './parts/Branches.tsx';
import { PartChoice } from './parts/PartChoice.tsx';
import type { CourierRatesViewProps } from './props.ts';

/**
 * Couriers' rates before a checkout's form: closed until the buyer opens it, asks, or chooses. First the form of
 * an address, then the rates to it; a failure stands in the place of a supplier's rates. Below it the courier's
 * branches, where there are any, whose rates stand among the others.
 */
export function CourierRatesView(props: CourierRatesViewProps) {
  const { t, env, place, rates, chosen, errors, error } = props;
  const offered = rates.results.flatMap((part) => part.rates);
  const picked = offered.filter((rate) => chosen.includes(rate.rate_id));
  const hasFailed = rates.results.some(({ failure }) => failure !== null);
  const isAsked = offered.length > 0 || hasFailed;
  const isRefused = error !== null || Object.keys(errors).some((name) => !name.startsWith('near_'));
  const names = picked.map(({ carrier, service }) => `${carrier} ${service}`).join(', ');
  const main = (
    <details open={isAsked || isRefused || undefined}>
      <summary className="link small">
        {names === '' ? t.title : fill(t.chosen, { carrier: names })}
      </summary>
      <div className="stack">
        {error !== null && (
          <div className="notice notice-danger" role="alert">
            <Icon name="alert" />
            <p>{error}</p>
          </div>
        )}
        {isAsked && place && (
          <p className="small">
            {t.to} <b>{place.join(', ')}</b>
            {rates.until !== null && (
              <span className="muted"> {fill(t.until, { time: timeOf(rates.until, env) })}</span>
            )}
          </p>
        )}
        {isAsked &&
          rates.results.map((part) => (
            <PartChoice
              key={part.supplier}
              {...props}
              part={part}
              isNamed={rates.results.length > 1}
            />
          ))}
        {!isAsked && <p className="small muted">{t.intro}</p>}
        <AddressForms {...props} isOther={isAsked} />
      </div>
    </details>
  );
  return props.hasBranches ? (
    <>
      {main}
      <Branches {...props} />
    </>
  ) : (
    main
  );
}

/** A time of day by the store's clock. */
function timeOf(moment: string, { tag, country }: CourierRatesViewProps['env']): string {
  const clock = dateTimeFormat(tag, { timeStyle: 'short', timeZone: timeZoneOf(country) });
  return clock.format(new Date(moment));
}
