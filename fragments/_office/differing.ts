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
