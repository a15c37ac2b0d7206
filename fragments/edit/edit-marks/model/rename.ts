import { call } from '../../../../shared/api-client/index.ts';
import {
  getEditedCatalogue,
  updateCatalogue,
  type CatalogueNames,
  type EditedCatalogue,
} from '../../../../shared/contracts/catalogue-edits.ts';
import type { Locale } from '../../../../shared/kernel/locale.ts';
import type { OfficePorts } from '../../../_office/ports.ts';
import { voiceOf } from '../../../_office/say.ts';
import type { Messages } from '../messages/es.ts';

/** A catalogue's name where the page shows it. */
export interface ShownName {
  /** Shows another name, and gives the one that it showed before. */
  readonly show: (name: string) => string;
}

export interface RenameModel {
  /** The catalogue as it is now; undefined where it could not be read, which is told. */
  readonly read: (id: string) => Promise<EditedCatalogue | undefined>;
  /** Gives the catalogue other names: shown at once, and taken back where they are refused. */
  readonly rename: (
    of: EditedCatalogue,
    names: CatalogueNames,
    shown: ShownName,
  ) => Promise<boolean>;
}

/** @param anew puts in place anew what else shows the name */
export function renameModel(
  { t, api, toast }: OfficePorts<Messages>,
  locale: Locale,
  anew: () => void,
): RenameModel {
  const { say, fail } = voiceOf({ t, toast });
  return {
    async read(id) {
      const answer = await call(api, getEditedCatalogue, { params: { id } });
      if (answer.ok) return answer.value;
      fail(answer.error);
      return undefined;
    },
    async rename({ id, version }, names, shown) {
      const name = locale === 'en' ? names.name_en || names.name : names.name;
      const before = shown.show(name);
      const body = { ...names, version };
      const answer = await call(api, updateCatalogue, { params: { id }, body });
      if (!answer.ok) shown.show(before);
      if (answer.ok) {
        say(t.renamed);
        anew();
      } else fail(answer.error);
      return answer.ok;
    },
  };
}
