import type { PageForm, ShownForm } from './form.ts';
import type { PageContext } from './page.ts';
import type { Slot } from './slot.ts';

/**
 * A part of a page that has forms of its own: fragments that stand beside the page's subject, and show a refused form
 * again by themselves. `Reads` are answers that the page itself has asked for, already under way.
 */
export interface PagePart<Reads = unknown> {
  /** By the names under which they are posted. */
  readonly forms: Readonly<Record<string, PageForm>>;
  /** Its fragments; none where it has nothing to show. */
  readonly slots: (context: PageContext, reads: Reads) => Promise<readonly Slot[]>;
}

/** The forms of a page's parts, by the names under which they are posted. */
export function formsOf(
  parts: readonly Pick<PagePart, 'forms'>[],
): Readonly<Record<string, PageForm>> {
  return Object.assign({}, ...parts.map(({ forms }) => forms)) as Record<string, PageForm>;
}

/** The form that a page shows again, where it is one of these; undefined for another one, and for none. */
export function shownIn(
  forms: PagePart['forms'],
  form: PageContext['form'],
): ShownForm | undefined {
  return form?.intent !== undefined && Object.hasOwn(forms, form.intent) ? form : undefined;
}

/** The fragments of a page's parts, in their order; they are read side by side. */
export async function slotsOf<Reads>(
  parts: readonly PagePart<Reads>[],
  context: PageContext,
  reads: Reads,
): Promise<Slot[]> {
  return (await Promise.all(parts.map((part) => part.slots(context, reads)))).flat();
}
