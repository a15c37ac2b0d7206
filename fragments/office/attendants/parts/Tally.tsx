import { fill } from '../../../../shared/i18n/fill.ts';
import type { ListProps } from '../props.ts';
import { kindName } from './kind-name.ts';

/** How many are in of each kind of ticket, and how many each account, link and gate of the door let in. */
export function Tally({ t, shown: { event, tally } }: ListProps) {
  const { kinds, readers, gates } = tally;
  if (readers.length === 0) return null;
  return (
    <section className="card tally" aria-labelledby="tally">
      <h3 className="h3" id="tally">
        {t.tally}
      </h3>
      {event.outside > 0 && <p>{fill(t.outside, { count: event.outside })}</p>}
      {kinds.length > 1 && (
        <ul aria-label={t.byKind}>
          {kinds.map((kind) => (
            <li key={kind.sku}>
              <b dir="auto">{kindName(kind, event)}</b> · {fill(t.counted, kind)}
            </li>
          ))}
        </ul>
      )}
      <ul aria-label={t.byReader}>
        {readers.map(({ name, admitted }, n) => (
          <li key={n}>
            <b dir="auto">{name ?? t.formerAccount}</b> · {fill(t.letIn, { count: admitted })}
          </li>
        ))}
      </ul>
      {gates.length > 0 && (
        <ul aria-label={t.byGate}>
          {gates.map(({ name, admitted }, n) => (
            <li key={n}>
              <b dir="auto">{name ?? t.noGate}</b> · {fill(t.letIn, { count: admitted })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
