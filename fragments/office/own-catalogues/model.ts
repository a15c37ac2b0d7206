import { signal, type ReadonlySignal } from '@preact/signals-react';
import { actionKey, call, type ApiError } from '../../../shared/api-client/index.ts';
import {
  createCatalogue,
  deleteCatalogue,
  duplicateCatalogue,
  repositionCatalogue,
  restoreCatalogue,
  updateCatalogue,
  type CatalogueFields,
  type DeletedCatalogue,
  type EditedCatalogue,
} from '../../../shared/contracts/catalogue-edits.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { REORDER_LOCK_MS } from '../../../shared/kernel/constants/timers.ts';
import { catalogueProblems } from '../../../shared/rules/catalogue-form.ts';
import { deletions, type Deletions } from '../../_office/deletions.ts';
import { officeForm, type OfficeForm } from '../../_office/form.ts';
import type { OfficePorts, OfficeUi } from '../../_office/ports.ts';
import { voiceOf } from '../../_office/say.ts';
import type { Messages } from './messages/es.ts';
import { copyNames } from './model/names.ts';
import { rowsModel, type RowsModel } from './model/rows.ts';
import type { OwnCataloguesProps, OwnCataloguesViewProps } from './props.ts';

export interface OwnCataloguesModel
  extends
    Pick<RowsModel, 'list' | '$order'>,
    Pick<Deletions<DeletedCatalogue>, '$deleted' | '$warned' | 'remove' | 'calm' | 'arrive'> {
  /** Id of the catalogue whose call is under way. */
  readonly $busy: ReadonlySignal<string | null>;
  readonly form: OfficeForm;
  readonly create: () => Promise<void>;
  /** Gives a catalogue other names, another photo or rule; answers the failure that its form is to show. */
  readonly rename: (id: string, fields: Partial<CatalogueFields>) => Promise<Refusal | null>;
  readonly duplicate: (from: EditedCatalogue) => Promise<void>;
  readonly restore: (id: string) => Promise<void>;
}

/** Why a catalogue was not saved; `now` is how another editor left it, where one came between. */
export type Refusal = ApiError & { readonly now?: EditedCatalogue };

export type OwnCataloguesUi = OfficeUi<OwnCataloguesViewProps, OwnCataloguesModel>;

const EMPTY = { name: '', name_en: '', photo: '' };
/** Failures that say that another editor changed the list. */
const MEANWHILE: ReadonlySet<ApiError['code']> = new Set([
  'edited_meanwhile',
  'catalogue_not_found',
]);

/** The catalogues of a store on screen, in their order. */
export function ownCataloguesModel(
  ports: OfficePorts<Messages>,
  props: OwnCataloguesProps,
): OwnCataloguesModel {
  const { t, api, toast } = ports;
  const { $busy, say, fail, alone } = voiceOf(ports);
  const deletion = voiceOf({ t: { failed: t.notDeleted, tryAgain: t.couldNotDelete }, toast });
  const moving = voiceOf({ t: { failed: t.notMoved, tryAgain: t.tryAgain }, toast });
  const { values = {}, errors } = props;
  const isOfRow = values['id'] !== undefined;
  const $locked = signal(false);
  const key = actionKey();
  const form = officeForm(
    isOfRow ? { values: EMPTY } : { values: { ...EMPTY, ...values }, errors },
    EMPTY,
  );
  const removing = deletions<DeletedCatalogue>({
    known: props.list.just_deleted,
    warned: (values['warned'] && values['id']) || null,
    remove: (id, isMeant) =>
      call(api, deleteCatalogue, {
        params: { id },
        query: { force: isMeant ? 'true' : 'false' },
      }),
    restore: (id) => alone(id, () => call(api, restoreCatalogue, { params: { id } })).then(Boolean),
    gone: () => 'catalogue_not_found',
    refused: deletion.fail,
    holds: () => void refresh(),
    over(id) {
      if (!find(id)) return;
      rows.drop(id);
      say(t.done.deleted);
    },
    // A row that is being moved stays in hand.
    isHeld: () => rows.$order.peek().$lifted.peek() !== null,
  });
  const { $deleted } = removing;
  const rows = rowsModel({ api, t: t.order, props, fail, $locked, save, $deleted });
  const { find, put, refresh } = rows;

  async function save(id: string, position: number): Promise<boolean> {
    $locked.value = true;
    const asked = { params: { id }, body: { position } };
    const answer = await call(api, repositionCatalogue, asked);
    if (!answer.ok) {
      $locked.value = false;
      moving.fail(answer.error);
      if (MEANWHILE.has(answer.error.code)) void refresh();
      return false;
    }
    setTimeout(() => ($locked.value = false), REORDER_LOCK_MS);
    put(answer.value);
    say(t.done.moved);
    return true;
  }

  return {
    list: rows.list,
    $order: rows.$order,
    ...removing,
    $busy,
    form,
    async create() {
      const { busy, values: typed } = form.$state.peek();
      if (busy) return;
      const problems = Object.keys(catalogueProblems(typed));
      if (problems.length > 0) return form.stop(problems);
      form.begin();
      const body = {
        name: typed['name'] ?? '',
        name_en: typed['name_en'] || null,
        photo: typed['photo'] || null,
      };
      const answer = await call(api, createCatalogue, { body, key: key.for(body) });
      key.settle(answer.ok ? undefined : answer.error);
      if (!answer.ok) {
        const { field, message } = answer.error;
        if (field !== 'name' && field !== 'name_en') return form.end(message || t.tryAgain);
        form.refuse(field, t.problems.name);
        return form.stop([field]);
      }
      form.saved(EMPTY);
      form.end();
      rows.add(answer.value);
      say(t.done.created);
    },
    async rename(id, fields) {
      const body = { ...fields, version: find(id)?.version };
      const answer = await call(api, updateCatalogue, { params: { id }, body });
      if (answer.ok) {
        put(answer.value);
        // A rule fills the catalogue: the list says how many products it has now.
        if ('rule' in fields) await refresh();
        say(t.done.renamed);
        return null;
      }
      const { code } = answer.error;
      if (MEANWHILE.has(code)) await refresh();
      const now = find(id);
      return now && code === 'edited_meanwhile'
        ? { ...answer.error, message: fill(t.renamedMeanwhile, { name: now.name }), now }
        : answer.error;
    },
    async duplicate(from) {
      const body = copyNames(from, t);
      const ask = () => call(api, duplicateCatalogue, { params: { id: from.id }, body });
      const made = await alone(from.id, ask);
      if (!made) return;
      rows.add(made);
      say(t.done.duplicated);
    },
    async remove(id, isMeant = false) {
      if (!isMeant && (find(id)?.num_products ?? 0) > 0) return removing.warn(id);
      await removing.remove(id, isMeant);
    },
    async restore(id) {
      if (!(await removing.restore(id))) return;
      await refresh();
      say(t.done.restored);
    },
  };
}
