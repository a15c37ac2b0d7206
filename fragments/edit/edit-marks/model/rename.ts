import { call } from '../../../../shared/api-client/index.ts';
import {
  getEditedCatalogue,
  updateCatalogue,
  type CatalogueNames,
  type EditedCatalogue,
} from '../../../../shared/contracts/catalogue-edits.ts';
import type { Locale } from '../../../../shared/kernel/locale.ts';
import { catalogueName } from '../../../../shared/rules/catalogue-list.ts';
import type { OfficePorts } from '../../../_office/ports.ts';
import { voiceOf } from '../../../_office/say.ts';
import type { Messages } from '../messages/es.ts';

/** A catalogue's name where the page shows it. */
export interface ShownName {
  /** Shows another name, and gives the one that it showed before. */
  readonly show: (name: string) => string;
}

/** What the form of a catalogue's names is opened with. */
export interface Opened {
  readonly catalogue: EditedCatalogue;
  /** The names that were typed over an older version, where another editor saved this one. */
  readonly refused?: { readonly base: CatalogueNames; readonly typed: CatalogueNames };
}

export interface RenameModel {
  /** The catalogue as it is now; undefined where it could not be read, which is told. */
  readonly read: (id: string) => Promise<EditedCatalogue | undefined>;
  /**
   * Gives the catalogue other names: shown at once, and taken back where they are refused.
   * @returns the catalogue as another editor left it, where one came between
   */
  readonly rename: (
    of: EditedCatalogue,
    names: CatalogueNames,
    shown: ShownName,
  ) => Promise<EditedCatalogue | undefined>;
}

/** @param anew puts in place anew what else shows the name */
export function renameModel(
  { t, api, toast }: OfficePorts<Messages>,
  locale: Locale,
  anew: () => void,
): RenameModel {
  const { say, fail } = voiceOf({ t, toast });
  async function read(id: string): Promise<EditedCatalogue | undefined> {
    const answer = await call(api, getEditedCatalogue, { params: { id } });
    if (answer.ok) return answer.value;
    fail(answer.error);
    return undefined;
  }
  return {
    read,
    async rename({ id, version }, names, shown) {
      const before = shown.show(catalogueName(names, locale));
      const body = { ...names, version };
      const answer = await call(api, updateCatalogue, { params: { id }, body });
      if (answer.ok) {
        say(t.renamed);
        anew();
        return undefined;
      }
      shown.show(before);
      if (answer.error.code === 'edited_meanwhile') return read(id);
      fail(answer.error);
      return undefined;
    },
  };
}
