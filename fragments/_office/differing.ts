import type { FormValues } from '../../shared/state/form.ts';

/** A field that two editors set: the saved value, and the one in this form. */
export interface Differing {
  readonly name: string;
  readonly theirs: string;
  readonly mine: string;
}

/** Those of the fields whose saved value is another than this form's; a missing value is an empty one. */
export function differingOf(
  names: readonly string[],
  theirs: FormValues,
  mine: FormValues,
): Differing[] {
  return names
    .map((name) => ({ name, theirs: theirs[name] ?? '', mine: mine[name] ?? '' }))
    .filter((each) => each.theirs !== each.mine);
}

/** A form that another editor saved otherwise meanwhile. */
interface Rebased {
  /** What was typed here, over what the other editor saved. */
  readonly values: Record<string, string>;
  /** The fields that both set, each to a value of its own. */
  readonly both: readonly string[];
}

/**
 * Puts what another editor saved below what was typed here; a missing value is an empty one.
 * @param base the saved values that the typing began with
 */
export function rebased(
  names: readonly string[],
  base: FormValues,
  typed: FormValues,
  theirs: FormValues,
): Rebased {
  const at = (values: FormValues, name: string): string => values[name] ?? '';
  const isMine = (name: string): boolean => at(typed, name) !== at(base, name);
  const isTheirs = (name: string): boolean => at(theirs, name) !== at(base, name);
  return {
    values: Object.fromEntries(
      names.map((name) => [name, at(isMine(name) ? typed : theirs, name)]),
    ),
    both: names.filter(
      (name) => isMine(name) && isTheirs(name) && at(typed, name) !== at(theirs, name),
    ),
  };
}
