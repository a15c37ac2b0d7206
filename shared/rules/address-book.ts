/** An address of the account's book, as the fields of a checkout's form. */
export interface KnownAddress {
  readonly id: string;
  /** Its street and place, in one line. */
  readonly label: string;
  /** Every field of an address by its name in the form; empty where the address has none. */
  readonly fields: Values;
}

type Values = Readonly<Record<string, string>>;

/** The address of the book that the form shows, unless a field of it was changed by hand. */
export function chosenAddress(
  book: readonly KnownAddress[],
  values: Values,
): KnownAddress | undefined {
  return book.find(({ fields }) =>
    Object.entries(fields).every(([name, text]) => (values[name] ?? '') === text),
  );
}

/**
 * The form with another address of the book. Any other id leaves the fields as they are, but an
 * empty one takes the book's address out of them, for what was typed by hand before. A form
 * without a country takes the first that is offered.
 */
export function withAddress(
  book: readonly KnownAddress[],
  values: Values,
  id: string,
  typed: Values = {},
): Values {
  const picked = book.find((one) => one.id === id);
  const left = id === '' && chosenAddress(book, values);
  return {
    ...values,
    ...picked?.fields,
    ...(left &&
      Object.fromEntries(Object.keys(left.fields).map((name) => [name, typed[name] ?? '']))),
  };
}
