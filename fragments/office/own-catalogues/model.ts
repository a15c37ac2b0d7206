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
  type EditedCatalogue,
} from '../../../shared/contracts/catalogue-edits.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import {
  DEFERRED_REMOVAL_MS,
  REORDER_LOCK_MS,
  TOAST_SECONDS,
} from '../../../shared/kernel/constants/timers.ts';
import { catalogueProblems } from '../../../shared/rules/catalogue-form.ts';
import { officeForm, type OfficeForm } from '../../_office/form.ts';
import type { OfficePorts, OfficeUi } from '../../_office/ports.ts';
import { voiceOf } from '../../_office/say.ts';
import type { Messages } from './messages/es.ts';
import { copyNames } from './model/names.ts';
import { rowsModel, type RowsModel } from './model/rows.ts';
import type { OwnCataloguesProps, OwnCataloguesViewProps } from './props.ts';

export interface OwnCataloguesModel extends Pick<RowsModel, 'list' | '$order' | '$deleted'> {
  /** Id of the catalogue whose call is under way. */
  readonly $busy: ReadonlySignal<string | null>;
  /** The catalogue that has products although it was to be deleted. */
  readonly $warned: ReadonlySignal<string | null>;
  readonly form: OfficeForm;
  readonly create: () => Promise<void>;
  /** Gives a catalogue other names, another photo or rule; answers the failure that its form is to show. */
  readonly rename: (id: string, fields: Partial<CatalogueFields>) => Promise<ApiError | null>;
  readonly duplicate: (from: EditedCatalogue) => Promise<void>;
  /** Deletes a catalogue; one with products only where that is meant. */
  readonly remove: (id: string, isMeant?: boolean) => Promise<void>;
  /** Ends the warning. */
  readonly calm: () => void;
  readonly restore: (id: string) => Promise<void>;
  /** In the browser: lets the offers end that the page was rendered with. */
  readonly arrive: () => void;
}

export type OwnCataloguesUi = OfficeUi<OwnCataloguesViewProps, OwnCataloguesModel>;

const EMPTY = { name: '', name_en: '', photo: '' };
/** Wait before a row is tried again that could not leave while another one was moved. */
const LATER_MS = 500;
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
  const $warned = signal<string | null>(values['warned'] ? (values['id'] ?? null) : null);
  const $locked = signal(false);
  const key = actionKey();
  /** Catalogues whose deletion is under way: several can be. */
  const leaving = new Set<string>();
  const form = officeForm(
    isOfRow ? { values: EMPTY } : { values: { ...EMPTY, ...values }, errors },
    EMPTY,
  );
  const rows = rowsModel({ api, t: t.order, props, fail, $locked, save });
  const { find, put, refresh } = rows;
  let calming: ReturnType<typeof setTimeout> | undefined;

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
  /** Ends the offer to put a catalogue back; a row that is being moved meanwhile stays in hand. */
  function expire(id: string, wait: number): void {
    setTimeout(() => {
      if (!rows.$deleted.peek().has(id)) return;
      if (rows.$order.peek().$lifted.peek() !== null) return expire(id, LATER_MS);
      rows.unmark(id);
      if (!find(id)) return;
      rows.drop(id);
      say(t.done.deleted);
    }, wait);
  }
  const calm = (): void => {
    clearTimeout(calming);
    $warned.value = null;
  };
  const warn = (id: string): void => {
    clearTimeout(calming);
    $warned.value = id;
    calming = setTimeout(calm, TOAST_SECONDS.short * 1000);
  };

  return {
    list: rows.list,
    $order: rows.$order,
    $deleted: rows.$deleted,
    $busy,
    $warned,
    form,
    calm,
    arrive() {
      for (const { id, undo_until: until } of props.list.just_deleted)
        expire(id, Math.min(DEFERRED_REMOVAL_MS, Date.parse(until) - Date.now()));
    },
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
        ? { ...answer.error, message: fill(t.renamedMeanwhile, { name: now.name }) }
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
      if (!isMeant && (find(id)?.num_products ?? 0) > 0) return warn(id);
      if (leaving.has(id)) return;
      leaving.add(id);
      const query = { force: isMeant ? ('true' as const) : ('false' as const) };
      const answer = await call(api, deleteCatalogue, { params: { id }, query });
      leaving.delete(id);
      if (!answer.ok) {
        if (answer.error.code !== 'product_catalogue_has_products') {
          return deletion.fail(answer.error);
        }
        await refresh();
        return warn(id);
      }
      calm();
      rows.markDeleted(answer.value);
      expire(id, DEFERRED_REMOVAL_MS);
    },
    async restore(id) {
      const done = await alone(id, () => call(api, restoreCatalogue, { params: { id } }));
      if (!done) return;
      rows.unmark(id);
      await refresh();
      say(t.done.restored);
    },
  };
}
