/**
 * Writes the milliseconds that are left as a clock does: `14:05`, and `23:59:05` from an hour on. A
 * begun second counts as a whole one, so that 0:00 is the end.
 */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const minutes = Math.floor(seconds / 60);
  const two = (part: number): string => String(part).padStart(2, '0');
  const hours = Math.floor(minutes / 60);
  return hours
    ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
