/** Days of a search, `YYYY-MM-DD`; either end may be open. */
export interface DateRange {
  readonly start_date?: string;
  readonly end_date?: string;
}

/**
 * Reads `from..to`, where a day is written `2026-11-21` or, as in Mexico, `21/11/2026`. One end may
 * be left out; ends in the wrong order are exchanged.
 * @returns undefined for anything else, days that do not exist included
 */
export function readDateRange(text: string): DateRange | undefined {
  const ends = text.split('..');
  if (ends.length !== 2) return undefined;
  const [from = '', to = ''] = ends;
  const start = from === '' ? undefined : readDay(from);
  const end = to === '' ? undefined : readDay(to);
  if ((from !== '' && !start) || (to !== '' && !end)) return undefined;
  if (start && end) return start <= end ? range(start, end) : range(end, start);
  return start || end ? range(start, end) : undefined;
}

function range(start: string | undefined, end: string | undefined): DateRange {
  return { ...(start && { start_date: start }), ...(end && { end_date: end }) };
}

function readDay(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const local = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const parts = iso ? iso.slice(1) : local?.slice(1).toReversed();
  if (!parts) return undefined;
  const day = parts.map((part) => part.padStart(2, '0')).join('-');
  const date = new Date(`${day}T00:00:00Z`);
  // The engine rolls the 31st of a short month over to the next one.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined;
}
