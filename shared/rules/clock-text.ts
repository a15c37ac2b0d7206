/**
 * Writes the milliseconds that are left as a clock does: `14:05`. A begun second counts as a whole
 * one, so that 0:00 is the end.
 */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
