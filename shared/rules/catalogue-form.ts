import { isCatalogueName, tidyName } from './names.ts';

export type CatalogueProblem = 'required' | 'name';

/**
 * The problems of a catalogue's names before they are sent, by field name (spec [5]): a name is
 * needed, the one in English may be empty.
 */
export function catalogueProblems(
  values: Readonly<Record<string, string>>,
): Record<string, CatalogueProblem> {
  const [name, english] = ['name', 'name_en'].map((field) => tidyName(values[field] ?? ''));
  return {
    ...(name === '' && { name: 'required' as const }),
    ...(name && !isCatalogueName(name) && { name: 'name' as const }),
    ...(english && !isCatalogueName(english) && { name_en: 'name' as const }),
  };
}
