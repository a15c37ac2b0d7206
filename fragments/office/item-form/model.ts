import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-react';
import { actionKey, call } from '../../../shared/api-client/index.ts';
import { createItem, getEditedItem, updateItem } from '../../../shared/contracts/item-edits.ts';
import type { EditedItem } from '../../../shared/contracts/item-fields.ts';
import type { FormValues } from '../../../shared/state/form.ts';
import {
  itemBody,
  itemProblems,
  itemValues,
  newItemValues,
  stockCause,
} from '../../../shared/state/item-form.ts';
import { officeForm, type OfficeForm } from '../../_office/form.ts';
import type { OfficePorts } from '../../_office/ports.ts';
import { differingOf, type Differing } from '../../_office/differing.ts';
import { voiceOf } from '../../_office/say.ts';
import type { Messages } from './messages/es.ts';
import type { ItemFormProps } from './props.ts';

export interface ItemFormModel {
  readonly form: OfficeForm;
  readonly api: ItemFormPorts['api'];
  /** The item as it was last saved; null for a new one. */
  readonly $item: ReadonlySignal<EditedItem | null>;
  /** The fields that another editor saved otherwise meanwhile, and that were not looked at yet. */
  readonly $differing: ReadonlySignal<readonly Differing[]>;
  /** Grows whenever the form gets values that nobody typed in it. */
  readonly $settled: ReadonlySignal<number>;
  /** Types several fields at once. */
  readonly fillIn: (fields: FormValues) => void;
  /** The same, for parts that stand on the fields and have to begin anew. */
  readonly replace: (fields: FormValues) => void;
  readonly save: () => Promise<void>;
  /** Takes the other editor's value of a field. */
  readonly takeTheirs: (name: string) => void;
}

/** The page's services for the form of an item; `go` leaves it for another page. */
export type ItemFormPorts = OfficePorts<Messages> & { readonly go: (url: string) => void };

/** An item in a form; saved with its version, so that no other change is lost. */
export function itemFormModel(ports: ItemFormPorts, props: ItemFormProps): ItemFormModel {
  const { t, api, go } = ports;
  const { say } = voiceOf(ports);
  const { env, item, values, errors, error } = props;
  const key = actionKey();
  const known: FormValues = item
    ? itemValues(item, env.country, env.zone)
    : newItemValues(props.type);
  // A box that is not ticked is not posted.
  const posted = values && {
    ...Object.fromEntries(Object.keys(known).map((name) => [name, ''])),
    ...values,
  };
  const form = officeForm({ values: posted ?? known, errors, error }, known);
  const $saved = signal<FormValues>(known);
  const $item = signal(item);
  const $settled = signal(0);
  const isOlder = item !== null && posted && posted['version'] !== String(item.version);
  const $meanwhile = signal<readonly string[]>(isOlder ? Object.keys(known) : []);
  const $differing = computed(() =>
    differingOf($meanwhile.value, $saved.value, form.$state.value.values),
  );
  const fillIn = (fields: FormValues): void =>
    batch(() => {
      const now = form.$state.peek().values;
      for (const [name, value] of Object.entries(fields))
        if (now[name] !== value) form.input(name, value);
    });

  const settle = (saved: EditedItem): FormValues => {
    $item.value = saved;
    $saved.value = itemValues(saved, env.country, env.zone);
    return $saved.value;
  };

  /** Puts what another editor saved below what was typed here. */
  const rebase = async (present: EditedItem): Promise<void> => {
    const { merge } = await import('./model/merge.ts');
    batch(() => {
      const base = $saved.value;
      const merged = merge(base, form.$state.peek().values, settle(present));
      $saved.value = merged.saved;
      form.saved(merged.saved);
      fillIn(merged.values);
      $meanwhile.value = merged.both;
      $settled.value += 1;
    });
  };

  const done = (typed: FormValues, saved: EditedItem): void =>
    batch(() => {
      // What was typed during the call stays unsaved.
      const now = form.$state.peek().values;
      const later = Object.entries(now).filter(([name, value]) => value !== typed[name]);
      form.saved(settle(saved));
      $meanwhile.value = [];
      fillIn(Object.fromEntries(later));
      form.end();
      $settled.value += 1;
      say(t.done.saved);
    });

  return {
    form,
    api,
    $item,
    $differing,
    $settled,
    fillIn,
    replace: (fields) =>
      batch(() => {
        fillIn(fields);
        $settled.value += 1;
      }),
    async save() {
      const { busy, values: typed } = form.$state.value;
      const standing = $item.value;
      if (busy || (standing && !form.$dirty.value)) return;
      const problems = Object.keys(itemProblems(typed));
      if (problems.length > 0) return form.stop(problems);
      form.begin();
      const { type, ...fields } = itemBody(typed, env.zone ?? env.country);
      if (!standing) {
        const body = { type, ...fields };
        const made = await call(api, createItem, { body, key: key.for(body) });
        key.settle(made.ok ? undefined : made.error);
        if (!made.ok) return refused(made.error);
        form.saved();
        return go(`${env.base}/admin/articulos/${made.value.id}?done=created`);
      }
      const params = { id: standing.id };
      const body = { ...fields, ...stockCause(typed), version: standing.version };
      const answer = await call(api, updateItem, { params, body, key: key.for(body) });
      key.settle(answer.ok ? undefined : answer.error);
      if (answer.ok) return done(typed, answer.value);
      if (answer.error.code !== 'edited_meanwhile') return refused(answer.error);
      const present = await call(api, getEditedItem, { params });
      if (!present.ok) return refused(present.error);
      const rebased = await rebase(present.value).then(
        () => true,
        () => false,
      );
      return form.end(rebased ? t.meanwhile : t.tryAgain);
    },
    takeTheirs(name) {
      form.input(name, $saved.value[name] ?? '');
      $settled.value += 1;
    },
  };

  function refused(failure: { readonly field?: string | undefined; readonly message: string }) {
    const { field, message } = failure;
    if (field === undefined || !(field in form.$state.peek().values))
      return form.end(message || t.tryAgain);
    form.refuse(field, message);
    return form.stop([field]);
  }
}
