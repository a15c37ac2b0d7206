import { timeZoneOf } from './time-zone.ts';

/** The city that names a clock's zone, such as `Buenos Aires`; a clock is what `timeZoneOf` takes. */
export const cityOf = (clock: string): string =>
  timeZoneOf(clock).replace(/^.*\//, '').replaceAll('_', ' ');
