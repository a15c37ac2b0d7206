import { CARRIER_MAX, TRACKING_NUMBER_MAX } from '../../../../shared/rules/shipments.ts';
import type { Messages } from '../messages/es.ts';

interface ShipmentWayProps {
  t: Messages;
  /** Names the parcel among the forms of the page. */
  of: string;
  way: Readonly<Partial<Record<(typeof FIELDS)[number], string | null>>>;
  errors: Readonly<Record<string, string>>;
}

const FIELDS = ['carrier', 'tracking_number', 'tracking_url'] as const;
const MOST = {
  carrier: CARRIER_MAX,
  tracking_number: TRACKING_NUMBER_MAX,
  tracking_url: 500,
} as const;

/** The fields of a parcel's courier, its number and its page. */
export function ShipmentWay({ t, of, way, errors }: ShipmentWayProps) {
  return FIELDS.map((name) => {
    const id = `${name}-${of}`;
    const error = errors[name];
    return (
      <div className="field" key={name}>
        <label htmlFor={id}>{t.shipments.way[name]}</label>
        <input
          id={id}
          name={name}
          type={name === 'tracking_url' ? 'url' : 'text'}
          maxLength={MOST[name]}
          defaultValue={way[name] ?? ''}
          spellCheck={false}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        {error !== undefined && (
          <p className="error" id={`${id}-error`}>
            {error}
          </p>
        )}
      </div>
    );
  });
}
