/** Characters of one text message in the alphabet of phones (GSM 03.38). */
export const TEXT_MESSAGE_MAX = 160;

/** The characters that count as one; another makes a message of 70 characters. */
const PHONES =
  '@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const ALPHABET = new Set(PHONES);

/**
 * A text in the alphabet of phones: a letter that it lacks goes without its accent, every other character is left out.
 * @example phoneText('Casa Raíz 🌱') // 'Casa Raiz '
 */
export function phoneText(text: string): string {
  return Array.from(text.normalize('NFC'), (one) => {
    if (ALPHABET.has(one)) return one;
    const [plain = ''] = one.normalize('NFD');
    return plain !== one && ALPHABET.has(plain) ? plain : '';
  }).join('');
}

interface TextParts {
  /** The store that writes; cut where there is no room for all of it. */
  readonly name: string;
  /** The message, around both. */
  readonly say: (name: string, link: string) => string;
  /** Addresses that lead to the same: the first that leaves room for a name is taken. */
  readonly links: readonly string[];
}

/** Letters of a name that tell who writes. */
const NAME_LEAST = 8;

/**
 * One text message with a name and a link, of at most 160 characters.
 * @returns undefined where no link leaves room
 */
export function textMessage({ name, say, links }: TextParts): string | undefined {
  const whole = phoneText(name).trim();
  for (const link of links) {
    const room = TEXT_MESSAGE_MAX - phoneText(say('', '')).length - link.length;
    if (room < Math.min(NAME_LEAST, whole.length)) continue;
    // The link is not put through the alphabet: an address has to stay what it is.
    const [before = '', after = ''] = say(whole.slice(0, room).trim(), '\n').split('\n');
    return phoneText(before) + link + phoneText(after);
  }
  return undefined;
}
