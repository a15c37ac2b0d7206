/** A whole number of at most seven digits; undefined for any other text. */
export function wholeOf(text: string): number | undefined {
  return /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}

/** An amount as people type it, in minor units: `99`, `99.5`, `99,50`; undefined for any other text. */
export function minorOf(text: string): number | undefined {
  const [, whole, , cents = ''] = /^(\d{1,8})([.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}
