import { DAYS, HOURS_MAX, TIME_ZONES } from '../../../../shared/rules/opening-hours.ts';
import { dayName } from '../../../../shared/rules/day-name.ts';
import { cityOf } from '../../../../shared/rules/zone-city.ts';
import { Part } from '../../../../shared/ui/form/Part.tsx';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { ChoiceField } from '../../../_office/Fields.tsx';
import type { PartsProps } from './ui.ts';

/** When the store is open: a line of hours for each day, and the zone that they are in. */
export function Hours({ ui, fields }: PartsProps) {
  const { t, env } = ui.props;
  return (
    <Part name="hours" title={t.parts.hours} text={t.parts.hoursText}>
      <ChoiceField
        ui={fields}
        name="time_zone"
        label={t.fields.time_zone}
        options={[
          ['', `${t.ownZone}: ${cityOf(ui.props.country, env.tag)}`],
          ...TIME_ZONES.map((zone) => [zone, cityOf(zone, env.tag)] as const),
        ]}
      />
      <div className="days">
        {DAYS.map((day) => (
          <TextField
            key={day}
            ui={fields}
            name={`hours_${day}`}
            label={<span suppressHydrationWarning>{dayName(day - 1, env.tag)}</span>}
            max={HOURS_MAX}
            hint={day === 1 ? t.hints.hours : undefined}
            autoComplete="off"
          />
        ))}
      </div>
      {ui.later && <ui.later.SameHours ui={ui} fields={fields} />}
    </Part>
  );
}
