/**
 * The hours of a week in one line: days that are alike stand together, closed ones are left out.
 * @param hours from Monday on, null where closed
 * @param names of the days, from Monday on
 * @example hoursText(['10–18', '10–18', null], ['Mon', 'Tue', 'Wed']) // 'Mon–Tue 10–18'
 */
export function hoursText(hours: readonly (string | null)[], names: readonly string[]): string {
  const runs: { from: number; to: number; time: string }[] = [];
  for (const [day, time] of hours.entries()) {
    const last = runs.at(-1);
    if (time === null) continue;
    if (last?.time === time && last.to === day - 1) last.to = day;
    else runs.push({ from: day, to: day, time });
  }
  return runs
    .map(({ from, to, time }) => {
      const days = from === to ? names[from] : `${names[from]}–${names[to]}`;
      return `${days} ${time}`;
    })
    .join(' · ');
}
