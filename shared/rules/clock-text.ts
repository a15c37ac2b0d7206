/** A time that is left, in ms, as a clock shows it: `14:05`; a begun second counts whole, so that 0:00 is the end. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
