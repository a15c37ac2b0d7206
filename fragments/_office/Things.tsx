import type { ReactNode } from 'react';
import type { FormValues } from '../../shared/state/form.ts';
import type { FormUi } from '../../shared/ui/form/form-ui.ts';
import { Act } from './Act.tsx';

/** A form that the edge refused: whose it is, what was typed, and its problems by field name. */
interface Refused {
  /** The id of the thing that was to be changed; `new` for another one. */
  readonly of: string;
  readonly values: FormValues;
  readonly errors: FormValues;
}

/** The refused form of a page, as its context has it; undefined where none came back. */
export function refusedOf({
  values,
  errors = {},
}: {
  readonly values?: FormValues;
  readonly errors?: FormValues;
}): Refused | undefined {
  return values && { of: values['id'] ?? 'new', values, errors };
}

interface FormProps {
  /** The address that the forms post to. */
  readonly action: string;
  readonly idempotencyKey: string;
  readonly refused: Refused | undefined;
  readonly renderFields: (ui: FormUi) => ReactNode;
}

interface ThingsProps<Thing extends { readonly id: string }> extends FormProps {
  readonly t: {
    readonly add: string;
    readonly save: string;
    readonly change: string;
    readonly delete: string;
    /** The title of an empty list; without it the text stands alone. */
    readonly none?: string;
    readonly noneText: string;
  };
  readonly things: readonly Thing[];
  /** A thing as it is read. */
  readonly renderThing: (thing: Thing) => ReactNode;
  readonly valuesOf: (thing: Thing) => FormValues;
  /** The accessible names of a thing's two actions. */
  readonly namesOf: (thing: Thing) => { readonly change: string; readonly delete: string };
}

/**
 * Short things that a store's staff keeps, by forms alone: a list, each with the form that changes it and its
 * deletion, and the form of another one. The page's forms are `add`, `change` and `delete`.
 */
export function Things<Thing extends { readonly id: string }>(props: ThingsProps<Thing>) {
  const { t, things } = props;
  return (
    <>
      {things.length > 0 ? (
        <ul className="rows" role="list">
          {things.map((thing) => (
            <li key={thing.id} className="row">
              <One {...props} thing={thing} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="empty">
          {t.none !== undefined && <h2 className="h3">{t.none}</h2>}
          <p className="muted">{t.noneText}</p>
        </div>
      )}
      <section className="card" aria-labelledby="add">
        <h2 className="h3" id="add">
          {t.add}
        </h2>
        <ThingForm {...props} id="new" label={t.add} save={t.save} given={{}} />
      </section>
    </>
  );
}

function One<Thing extends { readonly id: string }>(props: ThingsProps<Thing> & { thing: Thing }) {
  const { t, thing, action, idempotencyKey, refused } = props;
  const { id } = thing;
  const names = props.namesOf(thing);
  return (
    <>
      {props.renderThing(thing)}
      <details open={refused?.of === id || undefined}>
        <summary className="small" aria-label={names.change}>
          {t.change}
        </summary>
        <ThingForm
          {...props}
          id={id}
          label={names.change}
          save={t.save}
          given={props.valuesOf(thing)}
        />
        <Act
          action={action}
          fields={{ intent: 'delete', idempotency_key: `${idempotencyKey}-d-${id}`, id }}
          label={t.delete}
          name={names.delete}
          act={() => {}}
        />
      </details>
    </>
  );
}

interface ThingFormProps extends FormProps {
  /** Of the thing that is changed; `new` for another one. */
  readonly id: string;
  readonly label: string;
  readonly save: string;
  /** The values that the form begins with. */
  readonly given: FormValues;
}

function ThingForm(props: ThingFormProps) {
  const { action, idempotencyKey, refused, renderFields, id, label, save, given } = props;
  const isNew = id === 'new';
  const { values, errors } = refused?.of === id ? refused : { values: given, errors: {} };
  return (
    <form className="form" method="post" action={action} aria-label={label} noValidate>
      <input type="hidden" name="intent" value={isNew ? 'add' : 'change'} />
      <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-${id}`} />
      {!isNew && <input type="hidden" name="id" value={id} />}
      {renderFields({ values, errors, input() {}, leave() {}, scope: id })}
      <p>
        <button className={isNew ? 'btn btn-primary' : 'btn'}>{save}</button>
      </p>
    </form>
  );
}
