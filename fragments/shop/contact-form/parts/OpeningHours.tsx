import { dayName } from '../../../../shared/rules/day-name.ts';
import { openingWords, timeWords } from '../../../../shared/ui/opening-words.ts';
import {
  localTime,
  openingAt,
  type Span,
  type WeekHours,
} from '../../../../shared/rules/opening-hours.ts';
import type { ContactFormViewProps } from '../props.ts';

interface OpeningHoursProps extends Pick<ContactFormViewProps, 't' | 'env' | 'now'> {
  week: WeekHours;
  zone: string;
}

/** Whether the store is open now, and the hours of its week. */
export function OpeningHours({ t, env, week, zone, now }: OpeningHoursProps) {
  const today = localTime(zone, now).day;
  return (
    <section className="hours" aria-labelledby="hours">
      <h2 className="h3" id="hours">
        {t.hours}
      </h2>
      <p className="state">{openingWords(t, openingAt(week, zone, now), env.tag)}</p>
      <dl>
        {week.map((spans, day) => (
          <div key={day} className={day === today ? 'today' : undefined}>
            <dt>{dayName(day, env.tag)}</dt>
            <dd>
              {spans.length === 0
                ? t.closed
                : spans.map((span) => spanWords(span, env.tag)).join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function spanWords({ from, to }: Span, tag: string): string {
  return `${timeWords(from, tag)} – ${timeWords(to, tag)}`;
}
