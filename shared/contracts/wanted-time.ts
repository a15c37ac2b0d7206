import { z } from 'zod';

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Hours of a day, `HH:MM`. */
export const hourSpan = z.object({ from: hour, to: hour });

/** The day, by the store's calendar, and the hours that a buyer asked for: one needs the other. */
export const wantedTime = hourSpan.extend({ date: z.iso.date() });
