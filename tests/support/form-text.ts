/** A form with a file as a text: what a browser sends as `multipart/form-data`. */

const BOUNDARY = '----form-text';

/** A drawing that every call which takes pictures takes; each number makes another one. */
export function drawing(n: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect x="${n}" width="9" height="9" fill="#c81e28"/></svg>`;
}

let made = 0;

interface FormText {
  /** The media type with its boundary. */
  readonly type: string;
  readonly body: string;
}

/** A form of these fields, with a new drawing in the field of its file. */
export function formWithDrawing(fields: object, field: string): FormText {
  made += 1;
  return formWithFile(fields, field, { name: 'dibujo.svg', text: drawing(made) });
}

/** A form of these fields, with a file in the named one. */
export function formWithFile(
  fields: object,
  field: string,
  { name, text }: { readonly name: string; readonly text: string },
): FormText {
  const texts = Object.entries(fields).map(([each, value]) =>
    part(`name="${each}"`, String(value)),
  );
  const file = part(`name="${field}"; filename="${name}"`, text);
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: `${texts.join('')}${file}--${BOUNDARY}--\r\n`,
  };
}

function part(names: string, value: string): string {
  return `--${BOUNDARY}\r\ncontent-disposition: form-data; ${names}\r\n\r\n${value}\r\n`;
}
