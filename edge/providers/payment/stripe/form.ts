/** What a form of Stripe's can hold: names within names, and lists. */
export type FormValue =
  | string
  | number
  | boolean
  | readonly FormValue[]
  | { readonly [name: string]: FormValue };

/**
 * Writes a body as Stripe reads it.
 * @example toForm({ metadata: { reference: 'a' }, expand: ['b'] }) // metadata[reference]=a&expand[0]=b
 */
export function toForm(body: Readonly<Record<string, FormValue>>): string {
  const form = new URLSearchParams();
  const add = (name: string, value: FormValue): void => {
    if (typeof value !== 'object') form.append(name, String(value));
    else for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner);
  };
  for (const [name, value] of Object.entries(body)) add(name, value);
  return form.toString();
}
