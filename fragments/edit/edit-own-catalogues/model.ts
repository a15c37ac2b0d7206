import { signal, type ReadonlySignal } from '@preact/signals-react';
import { actionKey, call } from '../../../shared/api-client/index.ts';
import {
  createCatalogue,
  listEditedCatalogues,
  type EditedCatalogue,
} from '../../../shared/contracts/catalogue-edits.ts';
import { catalogueProblems, type CatalogueProblem } from '../../../shared/rules/catalogue-form.ts';
import { CATALOGUES_OFFERED } from '../../../shared/rules/catalogue-list.ts';
import { listModel, type ListModel } from '../../_office/list.ts';
import type { OfficePorts } from '../../_office/ports.ts';
import { voiceOf } from '../../_office/say.ts';
import type { Messages } from './messages/es.ts';

export interface OwnCataloguesModel {
  readonly $list: ReadonlySignal<ListModel<EditedCatalogue>>;
  /** Whether the page around the dialog lacks a catalogue that was made here. */
  readonly hasMade: () => boolean;
  /** Reads the list from its start. */
  readonly seek: () => void;
  /**
   * Makes a catalogue.
   * @returns true once it is made, or the problem of its name
   */
  readonly create: (name: string) => Promise<boolean | CatalogueProblem>;
}

/** The store's own catalogues on screen, with a form for another one. */
export function ownCataloguesModel({ api, t, toast }: OfficePorts<Messages>): OwnCataloguesModel {
  const voice = voiceOf({ t: { failed: t.notCreated, tryAgain: t.tryAgain }, toast });
  const key = actionKey();
  const $list = signal(listOf());
  let made = false;

  function listOf(): ListModel<EditedCatalogue> {
    const next = (offset: number) =>
      call(api, listEditedCatalogues, { query: { offset, limit: CATALOGUES_OFFERED } });
    return listModel<EditedCatalogue>({ items: [], total: 0, before: 0, next });
  }
  return {
    $list,
    hasMade: () => made,
    seek() {
      $list.value = listOf();
      void $list.value.more();
    },
    async create(name) {
      const problem = catalogueProblems({ name })['name'];
      if (problem) return problem;
      const body = { name };
      const one = await voice.alone('new', async () => {
        const answer = await call(api, createCatalogue, { body, key: key.for(body) });
        key.settle(answer.ok ? undefined : answer.error);
        return answer;
      });
      if (!one) return false;
      made = true;
      $list.peek().change((items) => [...items, one]);
      voice.say(t.created);
      return true;
    },
  };
}
