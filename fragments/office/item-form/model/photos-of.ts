import type { FormValues } from '../../../../shared/state/form.ts';

/** The addresses of the item's photos, in their order. */
export function photosOf(values: FormValues): string[] {
  return (values['photos'] ?? '').split(/\s+/).filter(Boolean);
}
