/**
 * Texts that a person typed, as a mail may show them. The mail goes to an address that the same
 * person chose, under the store's name. So such a text must not lead anywhere, nor be long enough
 * for a message of its own.
 */

const NAME_MAX = 40;
const LINE_MAX = 80;

/** Text that mail programs turn into a link, or people into a phone call. */
const LEADS_AWAY = /[@/\\:<>{}$]|www\.|[\p{L}\p{N}]\.[\p{L}\p{N}]{2}|\d(?:[\s.-]*\d){3}/u;

/** One line without invisible characters. */
function oneLine(text: string): string {
  return text.replace(/[\p{C}\s]+/gu, ' ').trim();
}

/**
 * A person's name, cut to 40 characters.
 * @returns '' where the name has an address or a number in it
 */
export function plainName(name: string): string {
  const line = oneLine(name);
  return LEADS_AWAY.test(line) ? '' : Array.from(line).slice(0, NAME_MAX).join('').trim();
}

/** A line of an address, cut to 80 characters. A text that would become a link is taken apart. */
export function plainLine(text: string): string {
  const apart = oneLine(text)
    .replace(/[@\\<>{}$]|:\/*/g, ' ')
    .replace(/\/{2,}/g, ' ')
    .replace(/\bwww\./gi, ' ')
    .replace(/\d(?:[\s.-]*\d){7,}/g, ' ')
    .replace(/([\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, '$1. ');
  return Array.from(oneLine(apart)).slice(0, LINE_MAX).join('').trim();
}
