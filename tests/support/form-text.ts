/** A form with a file as a text: what a browser sends as `multipart/form-data`. */

const BOUNDARY = '----form-text';

/** A drawing that every call which takes pictures takes; each number makes another one. */
export function drawing(n: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect x="${n}" width="9" height="9" fill="#c81e28"/></svg>`;
}

let made = 0;

/** A form of these fields, with a new drawing in the field of its file. */
export function formWithDrawing(
  fields: object,
  field: string,
): { readonly type: string; readonly body: string } {
  made += 1;
  const texts = Object.entries(fields).map(([name, value]) =>
    part(`name="${name}"`, String(value)),
  );
  const file = part(`name="${field}"; filename="dibujo.svg"`, drawing(made));
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: `${texts.join('')}${file}--${BOUNDARY}--\r\n`,
  };
}

function part(names: string, value: string): string {
  return `--${BOUNDARY}\r\ncontent-disposition: form-data; ${names}\r\n\r\n${value}\r\n`;
}
