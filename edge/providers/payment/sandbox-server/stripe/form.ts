/** A form of Stripe's as the object that it stands for: `a[b]=c` is `{ a: { b: 'c' } }`. */
export interface FormObject {
  [name: string]: string | FormObject;
}

/** Reads a body in Stripe's form; a list becomes an object with its places as names. */
export function fromForm(text: string): FormObject {
  const read: FormObject = Object.create(null) as FormObject;
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split('[').map((part) => part.replace(/\]$/, ''));
    const last = path.pop() ?? '';
    let at = read;
    for (const part of path) {
      const inner = at[part];
      if (typeof inner === 'object') at = inner;
      else at = at[part] = Object.create(null) as FormObject;
    }
    at[last] = value;
  }
  return read;
}
