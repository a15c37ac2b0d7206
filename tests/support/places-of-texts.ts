/** The texts within a value, each of which a test replaces by another one. */

/**
 * The places of a value's texts, as paths of names: `mails.0.subject`.
 * @param except names of texts that are chosen from a list
 */
export function placesOfTexts(
  value: unknown,
  except: ReadonlySet<string>,
  path: readonly string[] = [],
): string[] {
  if (typeof value === 'string') return except.has(path.at(-1) ?? '') ? [] : [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    placesOfTexts(one, except, [...path, name]),
  );
}

/** The value with another text at one place. */
export function withText(value: object, place: string, text: string): object {
  const copy = structuredClone(value) as Record<string, unknown>;
  const names = place.split('.');
  const last = names.pop() ?? '';
  let at = copy;
  for (const name of names) at = at[name] as Record<string, unknown>;
  at[last] = text;
  return copy;
}
