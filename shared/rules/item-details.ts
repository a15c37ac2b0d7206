import { ITEM_MAX } from '../kernel/constants/limits.ts';
import { tidyName } from './names.ts';

/** The fields that an item's owner makes up, such as its material: a form has one a line, `Name: value`. */

export interface ItemDetailLine {
  readonly name: string;
  readonly value: string;
}

const NAME_ENDS = ':';
const NAME_MAX = 60;
const VALUE_MAX = 200;

/** Details as a form shows them. */
export function detailLines(details: readonly ItemDetailLine[]): string {
  return details.map(({ name, value }) => `${name}${NAME_ENDS} ${value}`).join('\n');
}

/** Details out of the lines of a form; a line without a name or a value has an empty one, which `areDetails` refuses. */
export function detailsOf(lines: string): ItemDetailLine[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const at = line.indexOf(NAME_ENDS);
      const name = at < 0 ? '' : line.slice(0, at);
      return tidyDetail({ name, value: line.slice(at + 1) });
    });
}

/** Details as they are kept: without what nobody sees, and no line end within. */
export function tidyDetails(details: readonly ItemDetailLine[]): ItemDetailLine[] {
  return details.map(tidyDetail);
}

const tidyDetail = ({ name, value }: ItemDetailLine): ItemDetailLine => ({
  name: tidyName(name.replaceAll(NAME_ENDS, ' ')),
  value: tidyName(value),
});

/** Whether tidied details may be kept: not too many, each with a name of its own and a value. */
export function areDetails(details: readonly ItemDetailLine[]): boolean {
  const names = new Set(details.map(({ name }) => name.toLowerCase()));
  return (
    details.length <= ITEM_MAX.details &&
    names.size === details.length &&
    details.every(({ name, value }) => isWithin(name, NAME_MAX) && isWithin(value, VALUE_MAX))
  );
}

function isWithin(text: string, most: number): boolean {
  return text !== '' && Array.from(text).length <= most;
}

/** A description with the details behind it, as a search reads them. */
export function describedBy(description: string, details: readonly ItemDetailLine[]): string {
  return details.length === 0 ? description : `${description}\n${detailLines(details)}`;
}
