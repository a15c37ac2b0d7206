import type { ReportPoint } from '../../../../shared/contracts/reports.ts';
import { dateTimeFormat } from '../../../../shared/kernel/intl.ts';
import { fill } from '../../../../shared/i18n/fill.ts';

/** The day of a point in words, or its first and its last. */
export function labelOf(
  { from, to }: Pick<ReportPoint, 'from' | 'to'>,
  tag: string,
  weekOf: string,
): string {
  const days = dateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const write = (day: string) => days.format(new Date(`${day}T00:00:00Z`));
  return from === to ? write(from) : fill(weekOf, { from: write(from), to: write(to) });
}
