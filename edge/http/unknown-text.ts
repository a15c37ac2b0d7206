/** Characters that an input may hold beside what its contract names. */
const UNKNOWN_MAX = 2_000;

/**
 * True when an input holds more than some text in fields that its contract does not name. A schema
 * bounds the fields that it knows and drops the others; whatever reads the input as it came, such as
 * the search for card numbers, would read those without a bound.
 * @param given the input as it came
 * @param known what the schema took of it
 */
export function hasTooMuchUnknown(given: unknown, known: unknown): boolean {
  let size = 0;
  const left = [{ given, known, isNamed: true }];
  for (let next = left.pop(); next && size <= UNKNOWN_MAX; next = left.pop()) {
    const { given: value, known: read, isNamed } = next;
    if (typeof value !== 'object' || value === null) {
      if (!isNamed) size += String(value).length;
      continue;
    }
    const names: object = typeof read === 'object' && read !== null ? read : {};
    for (const [key, inner] of Object.entries(value)) {
      const isKnown = isNamed && Object.hasOwn(names, key);
      if (!isKnown) size += key.length + 1;
      left.push({ given: inner, known: names[key as keyof object], isNamed: isKnown });
    }
  }
  return size > UNKNOWN_MAX;
}
