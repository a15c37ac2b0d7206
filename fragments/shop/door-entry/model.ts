import { doorCodeIn } from '../../../shared/rules/door-links.ts';

/**
 * Takes the code of a link out of the page's address into the form: the address is seen over a shoulder, copied, and
 * kept in the browser's history.
 */
export function takeCode(
  field: { value: string },
  { hash, pathname, search }: Pick<Location, 'hash' | 'pathname' | 'search'>,
  history: Pick<History, 'replaceState'>,
): void {
  const code = doorCodeIn(hash);
  if (code === undefined) return;
  field.value = code;
  history.replaceState(null, '', pathname + search);
}
