import { TEXT_MAX } from '../kernel/constants/limits.ts';

/** First digits (a range, both ends included) and the lengths of an issuer's numbers. */
type Issuer = readonly [from: number, to: number, lengths: readonly number[]];

const UP_TO_19 = [16, 17, 18, 19];

const ISSUERS: readonly Issuer[] = [
  [4, 4, [13, 16, 19]], // Visa
  [51, 55, [16]], // Mastercard
  [2221, 2720, [16]],
  [34, 34, [15]], // American Express
  [37, 37, [15]],
  [300, 305, [14, 16, 17, 18, 19]], // Diners Club
  [3095, 3095, [14, 16, 17, 18, 19]],
  [36, 36, [14, 16, 17, 18, 19]],
  [38, 39, [14, 16, 17, 18, 19]],
  [6011, 6011, UP_TO_19], // Discover
  [644, 649, UP_TO_19],
  [65, 65, UP_TO_19],
  [3528, 3589, UP_TO_19], // JCB
  [62, 62, UP_TO_19], // UnionPay
  [5018, 5018, UP_TO_19], // Maestro
  [5020, 5020, UP_TO_19],
  [5038, 5038, UP_TO_19],
  [5612, 5612, UP_TO_19],
  [5893, 5893, UP_TO_19],
  [6304, 6304, UP_TO_19],
  [6390, 6390, UP_TO_19],
  [67, 67, UP_TO_19],
  [2869, 2869, [16]], // Carnet (Mexico)
  [502275, 502275, [16]],
  [506199, 506499, [16]],
  [604622, 604625, [16]],
  [606333, 606333, [16]],
  [627535, 627535, [16]],
  [636318, 636318, [16]],
  [636379, 636379, [16]],
  [639388, 639388, [16]],
  [639484, 639484, [16]],
  [639559, 639559, [16]],
  [589562, 589562, [16]], // Naranja (Argentina)
  [604201, 604219, [16]], // Cabal (Argentina)
  [589657, 589657, [16]],
];

const SHORTEST = 13;
const LONGEST = TEXT_MAX.card;
/**
 * Digits of the longest international phone number; digits after a plus that are no more than this
 * are a phone.
 */
const PHONE_LONGEST = 15;

/** Issuers by length and first digit of their numbers: few texts of digits match any. */
const ISSUERS_OF = Map.groupBy(
  ISSUERS.flatMap(([from, to, lengths]) =>
    lengths.map((length) => ({ from, to, length, width: String(from).length })),
  ),
  ({ from, length }) => `${length}:${String(from)[0]}`,
);

function isCardNumber(digits: string): boolean {
  return isOfIssuer(digits) && passesLuhn(digits);
}

/** True for digits that begin, and are as long, as the numbers of a known issuer. */
function isOfIssuer(digits: string): boolean {
  const issuers = ISSUERS_OF.get(`${digits.length}:${digits[0]}`) ?? [];
  return issuers.some(({ from, to, width }) => {
    const start = Number(digits.slice(0, width));
    return start >= from && start <= to;
  });
}

const ZERO = '0'.charCodeAt(0);

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = digits.charCodeAt(digits.length - 1 - index) - ZERO;
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Digits with a few spaces or hyphens of any kind between them. */
const RUN = /\d+(?:[\s\-\u2010-\u2015]{1,3}\d+)*/g;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const HEXADECIMAL = /[0-9a-f]{24,}/gi;

/** Takes out ids made of hexadecimal digits, which can hold what looks like a card by chance. */
function withoutIds(text: string): string {
  return text
    .replace(UUID, 'x')
    .replace(HEXADECIMAL, (digits) => (/[a-f]/i.test(digits) ? 'x' : digits));
}

function holdsCard(text: string, shortest: number): boolean {
  // Most texts are too short, even if each character stood for two digits, as ⑩ does.
  if (2 * text.length < shortest) return false;
  const plain = withoutIds(text.normalize('NFKC'));
  for (const run of plain.matchAll(RUN)) {
    const groups = run[0].split(/\D+/);
    const digits = groups.join('').length;
    if (plain[run.index - 1] === '+' && digits <= PHONE_LONGEST) continue;
    if (digits >= shortest && groupsHoldCard(groups, shortest)) return true;
  }
  return false;
}

/** Tries every sequence of whole groups: a note may hold other numbers around the card's. */
function groupsHoldCard(groups: readonly string[], shortest: number): boolean {
  for (let first = 0; first < groups.length; first++) {
    let number = '';
    for (let last = first; last < groups.length; last++) {
      const group = groups[last] ?? '';
      number += group;
      if (number.length > LONGEST) break;
      if (number.length >= shortest && isCardNumber(number)) return true;
      if (group.length < 3 || group.length > 8) break;
    }
  }
  return false;
}

/**
 * The fewest digits of a card number in this field: a phone may have 13 digits that begin as Visa's
 * old numbers did.
 */
function shortestIn(field: string): number {
  return /phone|telefono|whatsapp|celular/i.test(field) ? SHORTEST + 1 : SHORTEST;
}

/**
 * True when a value holds a card number: 13 to 19 digits of a known issuer that pass the Luhn
 * check, written together or in groups of 3 to 8 (the last may be shorter) with spaces or hyphens
 * between. Takes a text or any JSON value, and searches its texts, numbers and keys at any depth. A
 * phone number, an id, a time or a coordinate does not count as a card.
 */
export function containsCardNumber(value: unknown): boolean {
  const left: { value: unknown; shortest: number }[] = [{ value, shortest: SHORTEST }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value: found, shortest } = next;
    if (typeof found === 'string' && holdsCard(found, shortest)) return true;
    if (typeof found === 'number' && numberIsCard(found, shortest)) return true;
    if (typeof found !== 'object' || found === null) continue;
    for (const [key, inner] of Object.entries(found)) {
      if (holdsCard(key, SHORTEST)) return true;
      left.push({ value: inner, shortest: Array.isArray(found) ? shortest : shortestIn(key) });
    }
  }
  return false;
}

function numberIsCard(number: number, shortest: number): boolean {
  if (!Number.isInteger(number) || number < 0) return false;
  if (Number.isSafeInteger(number)) return holdsCard(String(number), shortest);
  // Past 2^53 a number loses its last digits, and with them the check digit. Its first ones are
  // exact, and tell the issuer.
  const digits = BigInt(number).toString();
  return digits.length <= LONGEST && isOfIssuer(digits);
}
