import { dayName } from '../../../../shared/rules/day-name.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { dateTimeFormat } from '../../../../shared/kernel/intl.ts';
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
export function OpeningHours(props: OpeningHoursProps) {
  const { t, env, week, zone, now } = props;
  const today = localTime(zone, now).day;
  return (
    <section className="hours" aria-labelledby="hours">
      <h2 className="h3" id="hours">
        {t.hours}
      </h2>
      <p className="state">{stateWords(props)}</p>
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

function stateWords({ t, env, week, zone, now }: OpeningHoursProps): string {
  const opening = openingAt(week, zone, now);
  if (opening.isOpen) {
    const { until } = opening;
    return until === null ? t.alwaysOpen : fill(t.openUntil, { time: timeWords(until, env.tag) });
  }
  if (!opening.next) return t.closedNow;
  const { inDays, day, at } = opening.next;
  const words = inDays === 0 ? t.opensToday : inDays === 1 ? t.opensTomorrow : t.opensOn;
  return fill<string>(words, { day: dayName(day, env.tag), time: timeWords(at, env.tag) });
}

function spanWords({ from, to }: Span, tag: string): string {
  return `${timeWords(from, tag)} – ${timeWords(to, tag)}`;
}

/** A time of the day as the language writes it: 24 hours in Spanish, 12 in English. */
function timeWords(time: string, tag: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const format = dateTimeFormat(tag, {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: tag.startsWith('en') ? 'h12' : 'h23',
    timeZone: 'UTC',
  });
  return format.format(Date.UTC(2024, 0, 1, hour, minute));
}
