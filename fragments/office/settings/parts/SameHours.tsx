import { DAYS } from '../../../../shared/rules/opening-hours.ts';
import type { PartsProps } from './ui.ts';

/** Gives every day the hours of Monday, once it has some. */
export function SameHours({ ui, fields }: PartsProps) {
  const monday = fields.values['hours_1'] ?? '';
  if (monday === '') return null;
  return (
    <p>
      <button
        type="button"
        className="btn btn-s"
        onClick={() => {
          for (const day of DAYS.slice(1)) fields.input(`hours_${day}`, monday);
        }}
      >
        {ui.props.t.sameHours}
      </button>
    </p>
  );
}
