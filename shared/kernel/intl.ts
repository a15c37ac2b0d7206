const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

/**
 * A number format, made once for each tag and shape: making one costs as much as hundreds of uses.
 * @param tag BCP 47, see `localeTag`: one of a few, never a visitor's text
 */
export function numberFormat(
  tag: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  return once(numbers, tag, options, () => new Intl.NumberFormat(tag, options));
}

/** A date format, kept as `numberFormat` keeps numbers'. */
export function dateTimeFormat(
  tag: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return once(dates, tag, options, () => new Intl.DateTimeFormat(tag, options));
}

function once<T>(kept: Map<string, T>, tag: string, options: object, make: () => T): T {
  const key = tag + JSON.stringify(options);
  let format = kept.get(key);
  if (!format) {
    format = make();
    kept.set(key, format);
  }
  return format;
}
