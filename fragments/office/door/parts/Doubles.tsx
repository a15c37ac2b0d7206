import { useSignals } from '@preact/signals-react/runtime';
import { fill } from '../../../../shared/i18n/fill.ts';
import { momentOf } from '../../../_office/day.ts';
import type { KeptDoor, ToldDouble } from '../model/kept-door.ts';
import type { DoorViewProps } from '../props.ts';

interface DoublesProps extends Pick<DoorViewProps, 'env' | 't'> {
  kept: KeptDoor;
}

/** The scans that let somebody in without a connection, and that the edge would have refused. */
export function Doubles({ env, t, kept }: DoublesProps) {
  useSignals();
  const doubles = kept.$doubles.value;
  if (doubles.length === 0) return null;
  return (
    <section className="notice notice-danger doubles" aria-labelledby="doubles" role="alert">
      <h2 className="h3" id="doubles">
        {t.doubles}
      </h2>
      <ul>
        {doubles.map((scan) => (
          <li key={scan.id}>
            <b dir="auto">{scan.full_name}</b> {saying(scan)}
            {scan.first?.gate && ` ${fill(t.enteredBy, { gate: scan.first.gate })}`}
          </li>
        ))}
      </ul>
      <button type="button" className="btn btn-s" onClick={() => void kept.dismiss()}>
        {t.dismiss}
      </button>
    </section>
  );

  function saying({ outcome, scanned_at, first }: ToldDouble): string {
    const at = momentOf(scanned_at, env);
    if (outcome !== 'double' || !first) return fill(t.wrong[outcome], { at });
    const before = momentOf(first.at, env);
    return first.by
      ? fill(t.doubleBy, { at, before, name: first.by })
      : fill(t.double, { at, before });
  }
}
