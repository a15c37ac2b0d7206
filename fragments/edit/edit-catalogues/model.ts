import { signal, type ReadonlySignal } from '@preact/signals-react';
import { actionKey, call } from '../../../shared/api-client/index.ts';
import {
  createCatalogue,
  listEditedCatalogues,
} from '../../../shared/contracts/catalogue-edits.ts';
import {
  addFiltered,
  addToCatalogue,
  cloneProducts,
  listHoldings,
  removeFromCatalogue,
  type Holding,
} from '../../../shared/contracts/catalogue-products.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { catalogueProblems, type CatalogueProblem } from '../../../shared/rules/catalogue-form.ts';
import { CATALOGUES_OFFERED, catalogueName } from '../../../shared/rules/catalogue-list.ts';
import { gone } from '../../_office/change.ts';
import { listModel, type ListModel } from '../../_office/list.ts';
import { picksModel, type Picks } from '../../_office/picks.ts';
import type { OfficePorts } from '../../_office/ports.ts';
import { addAllModel, type AddAll } from '../../_office/resale/add-all.ts';
import { voiceOf } from '../../_office/say.ts';
import type { Messages } from './messages/es.ts';
import type { Subject } from './props.ts';

export interface EditCataloguesModel extends Picks {
  readonly $list: ReadonlySignal<ListModel<Holding>>;
  /** The catalogue that the products are being copied into; null for none. */
  readonly $into: ReadonlySignal<string | null>;
  readonly all: AddAll;
  /** Reads the list from its start. */
  readonly seek: () => void;
  /**
   * Makes a catalogue; a product goes into it at once.
   * @returns true once it is made, or the problem of its name
   */
  readonly create: (name: string) => Promise<boolean | CatalogueProblem>;
}

/**
 * The store's catalogues on screen: a product goes in and out, a catalogue's products are copied in.
 * @param locale the language of the page, whose names the rows bear
 */
export function editCataloguesModel(
  { api, t, toast }: OfficePorts<Messages>,
  subject: Subject,
  locale: Locale,
): EditCataloguesModel {
  const isItem = subject.kind === 'item';
  const saying = (failed: string) => voiceOf({ t: { failed, tryAgain: t.tryAgain }, toast });
  const adding = saying(t.notAdded);
  const removing = saying(t.notRemoved);
  const copying = saying(t.notCloned);
  const creating = saying(t.notCreated);
  const key = actionKey();
  const $into = signal<string | null>(null);
  const $list = signal(listOf());

  function listOf(): ListModel<Holding> {
    return listModel<Holding>({ items: [], total: 0, before: 0, next });
  }
  /** The next catalogues; that of the page is one of them, which its row leaves out. */
  async function next(offset: number) {
    const query = { offset, limit: CATALOGUES_OFFERED };
    if (isItem) return call(api, listHoldings, { params: { pid: subject.id }, query });
    const answer = await call(api, listEditedCatalogues, { query });
    if (!answer.ok) return answer;
    const results = answer.value.results.map((one) => ({
      ...one,
      name: catalogueName(one, locale),
      has: false,
    }));
    return { ...answer, value: { ...answer.value, results } };
  }
  const seek = (): void => {
    $list.value = listOf();
    void $list.value.more();
  };
  const mark = (id: string, has: boolean): void =>
    $list
      .peek()
      .change((items) =>
        items.map((one) =>
          one.id === id && one.has !== has
            ? { ...one, has, num_products: one.num_products + (has ? 1 : -1) }
            : one,
        ),
      );
  const put = (id: string) => {
    const body = { product_id: subject.id };
    return call(api, addToCatalogue, { params: { id }, body, key: actionKey().for([id, body]) });
  };
  const picks = picksModel({
    mark,
    put,
    take: (id) =>
      gone('item_not_found', call(api, removeFromCatalogue, { params: { id, pid: subject.id } })),
    said: (isIn) => (isIn ? adding.say(t.done.added) : removing.say(t.done.removed)),
    refused: (isIn, error) => (isIn ? adding : removing).fail(error),
  });
  const all = addAllModel({
    ask(id) {
      if (subject.kind === 'catalogue' && subject.text !== '') {
        const body = { text: subject.text, catalogue: subject.slug };
        return call(api, addFiltered, { params: { id }, body });
      }
      return call(api, cloneProducts, { params: { id: subject.id }, body: { catalogue_id: id } });
    },
    said: ({ added, left }) =>
      copying.say(
        added === 0
          ? t.done.already
          : left > 0
            ? fill(t.done.some, { added, left })
            : t.done.cloned,
      ),
    refused: copying.fail,
    anew() {
      $into.value = null;
      seek();
    },
  });
  return {
    ...picks,
    $list,
    $into,
    seek,
    all: {
      ...all,
      async start(id) {
        if (all.$forking.peek()) return;
        $into.value = id;
        await all.start(id);
        if (!all.$forking.peek()) $into.value = null;
      },
    },
    async create(name) {
      const problem = catalogueProblems({ name })['name'];
      if (problem) return problem;
      const body = { name };
      const made = await creating.alone('new', async () => {
        const answer = await call(api, createCatalogue, { body, key: key.for(body) });
        key.settle(answer.ok ? undefined : answer.error);
        return answer;
      });
      if (!made) return false;
      const row = { id: made.id, name: made.name, num_products: 0, has: false };
      $list.peek().change((items) => [...items, row]);
      if (isItem) await picks.add(made.id);
      else creating.say(t.done.created);
      return true;
    },
  };
}
