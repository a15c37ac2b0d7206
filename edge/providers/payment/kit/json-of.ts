import type { z } from 'zod';

/** A webhook's body by its schema; undefined for a text that is none. */
export function jsonOf<T>(text: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
