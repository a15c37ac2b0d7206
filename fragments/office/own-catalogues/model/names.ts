import type {
  CatalogueNames,
  EditedCatalogue,
} from '../../../../shared/contracts/catalogue-edits.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { TEXT_MAX } from '../../../../shared/kernel/constants/limits.ts';
import type { Messages } from '../messages/es.ts';

/** The names of a catalogue's copy, cut where they would be longer than a name may be. */
export function copyNames(
  { name, name_en }: Pick<EditedCatalogue, 'name' | 'name_en'>,
  t: Pick<Messages, 'copyOf' | 'copyOfEn'>,
): CatalogueNames {
  return { name: copyOf(name, t.copyOf), name_en: name_en && copyOf(name_en, t.copyOfEn) };
}

function copyOf(name: string, words: string): string {
  const around = Array.from(fill<string>(words, { name: '' })).length;
  const kept = Array.from(name).slice(0, TEXT_MAX.catalogueName - around);
  return fill<string>(words, { name: kept.join('') });
}
