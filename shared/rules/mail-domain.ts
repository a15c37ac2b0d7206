/** The domains of most mailboxes where this shop sells; and real ones that only look mistyped. */
const KNOWN =
  'gmail.com hotmail.com outlook.com yahoo.com icloud.com live.com msn.com aol.com me.com ' +
  'proton.me protonmail.com gmx.com zoho.com mail.com ymail.com googlemail.com hotmail.es ' +
  'yahoo.es outlook.es live.com.mx yahoo.com.mx hotmail.com.mx outlook.com.mx prodigy.net.mx ' +
  'yahoo.com.ar hotmail.com.ar outlook.com.ar live.com.ar fibertel.com.ar';
const DOMAINS = KNOWN.split(' ');
/** A shorter domain is another one after two changes. */
const LONG = 8;

/**
 * The address that was meant where its domain is one or two slips away from a well-known one. It is
 * asked about, never changed: the domain may exist.
 * @example meantEmail('ana@gmial.com') // 'ana@gmail.com'
 */
export function meantEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || !domain || DOMAINS.includes(domain)) return undefined;
  const most = domain.length > LONG ? 2 : 1;
  let best: { readonly domain: string; readonly slips: number } | undefined;
  for (const known of DOMAINS) {
    if (Math.abs(known.length - domain.length) > most) continue;
    const slips = slipsBetween(domain, known);
    if (slips <= most && slips < (best?.slips ?? Infinity)) best = { domain: known, slips };
  }
  return best && email.slice(0, at + 1) + best.domain;
}

/**
 * How many slips lie between two words: letters left out, added, changed, or two neighbours
 * exchanged (optimal string alignment).
 */
function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, before[j - 2]! + 1);
      }
      row.push(least);
    }
    before = above;
    above = row;
  }
  return above[other.length]!;
}
