import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, type ReactNode } from 'react';
import type { PageEnv } from '../_runtime/env.ts';
import type { FormValues } from '../../shared/state/form.ts';
import type { FormUi } from '../../shared/ui/form/form-ui.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { useFlush } from '../_office/change.ts';
import { Dialog } from '../_office/Dialog.tsx';
import { OfficeForm } from '../_office/OfficeForm.tsx';
import { OpenBy } from '../_office/OpenBy.tsx';
import { Order } from '../_office/Order.tsx';
import { WaitingRows } from '../_office/WaitingRows.tsx';
import { Unsaved, useClosing } from './closing.tsx';
import { Meanwhile } from './Meanwhile.tsx';
import type { PanelModel, Versioned } from './panel.ts';
import { StayingOrLeaving, ThingActs } from './ThingActs.tsx';
import type { PanelWords } from './words.ts';

export interface PanelProps<T extends Versioned, P extends string> {
  env: PageEnv;
  /** The editor, as calls name it. */
  place: 'headers' | 'slides';
  model: PanelModel<T>;
  t: PanelWords;
  /** The panel's title, the titles of its form, and its words for an empty list. */
  words: {
    readonly title: string;
    readonly add: string;
    readonly create: string;
    readonly change: string;
    readonly none: string;
    readonly list: string;
  };
  /** A line about the list, above it. */
  intro?: ReactNode;
  nameOf: (thing: T) => string;
  renderRow: (thing: T) => ReactNode;
  /** The things in another form than the list that orders them. */
  instead?: ReactNode;
  problemsOf: (values: FormValues) => Readonly<Record<string, P>>;
  problemWords: Readonly<Record<P, string>>;
  needs: FormValues;
  valuesOf: (thing: T) => FormValues;
  /** The name of each field of the form, for the versions of two editors. */
  labels: FormValues;
  /** A value as an owner reads it. */
  say: (field: string, value: string) => string;
  children: (fields: FormUi) => ReactNode;
}

/** A dialog of edit mode: a list of things that are ordered, edited and deleted, or their form. */
export function Panel<T extends Versioned, P extends string>(props: PanelProps<T, P>) {
  useSignals();
  const { model, t, words } = props;
  const editing = model.$editing.value;
  const isForm = editing !== undefined;
  const body = useRef<HTMLDivElement>(null);
  const wasForm = useRef(false);
  useFlush(model.removals.flush);
  useEffect(() => {
    if (isForm)
      body.current?.querySelector<HTMLElement>('.field :is(input,select,textarea,button)')?.focus();
    else if (wasForm.current) body.current?.querySelector<HTMLElement>('.add')?.focus();
    wasForm.current = isForm;
  }, [isForm]);
  const closing = useClosing(model.isUnsaved, model.close);
  const title = isForm ? (editing ? words.change : words.create) : words.title;
  return (
    <Dialog
      open={model.$isOpen.value}
      label={title}
      className="dialog panel"
      onClose={() => model.close()}
      mayClose={closing.mayClose}
    >
      <div className="panel-head">
        {isForm && (
          <button
            type="button"
            className="icon-btn back"
            aria-label={t.back}
            title={t.back}
            onClick={() => closing.leave(model.toList)}
          >
            <Icon name="arrow-right" />
          </button>
        )}
        <h2 className="h3">{title}</h2>
        <button
          type="button"
          className="icon-btn"
          aria-label={t.close}
          onClick={() => closing.leave(model.close)}
        >
          <Icon name="close" />
        </button>
      </div>
      <Unsaved t={t.unsaved} closing={closing} />
      <OpenBy env={props.env} place={model.$isOpen.value ? props.place : null} t={t.openBy} />
      <div className="panel-body" ref={body}>
        {isForm ? <ThingForm {...props} /> : <Things {...props} />}
      </div>
    </Dialog>
  );
}

function Things<T extends Versioned, P extends string>(props: PanelProps<T, P>) {
  useSignals();
  const { model, t, words } = props;
  const status = model.$status.value;
  const things = model.$things.value;
  return (
    <div className="things" aria-busy={status === 'loading' || undefined}>
      {props.intro}
      <button type="button" className="btn add" onClick={() => model.edit(null)}>
        <Icon name="plus" /> {words.add}
      </button>
      {status === 'loading' && things.length === 0 && <WaitingRows />}
      <div role="status">
        {status === 'ready' && things.length === 0 && <p className="muted">{words.none}</p>}
        {status === 'failed' && <p className="error">{t.listFailed}</p>}
      </div>
      {status === 'failed' && (
        <button type="button" className="btn" onClick={() => void model.load()}>
          {t.again}
        </button>
      )}
      {things.length > 0 && (props.instead || <Rows {...props} />)}
    </div>
  );
}

function Rows<T extends Versioned, P extends string>(props: PanelProps<T, P>) {
  useSignals();
  const { model, t, words, nameOf, renderRow } = props;
  const more = useRef<HTMLButtonElement>(null);
  const showMore = (): void => {
    const list = more.current?.parentElement?.querySelector('ol');
    const shown = model.$order.peek().$ids.peek().length;
    model.more();
    // The button may be gone: the first of the new rows takes the focus.
    setTimeout(() => list?.children[shown]?.querySelector('button')?.focus());
  };
  const things = new Map(model.$things.value.map((thing) => [thing.id, thing]));
  const nameById = (id: string): string => {
    const thing = things.get(id);
    return thing ? nameOf(thing) : '';
  };
  return (
    <>
      <Order
        model={model.$order.value}
        t={{ label: words.list, handle: t.order.handle, help: t.order.help }}
        nameOf={nameById}
        renderRow={(id) => {
          const thing = things.get(id);
          if (!thing) return null;
          const acts = { thing, name: nameById(id), model, t };
          return (
            <StayingOrLeaving {...acts}>
              <div className="row thing">
                {renderRow(thing)}
                <ThingActs {...acts} />
              </div>
            </StayingOrLeaving>
          );
        }}
      />
      {model.$hasMore.value && (
        <button type="button" className="btn" ref={more} onClick={showMore}>
          {t.more}
        </button>
      )}
    </>
  );
}

function ThingForm<T extends Versioned, P extends string>(props: PanelProps<T, P>) {
  useSignals();
  const { model, t } = props;
  const theirs = model.$theirs.value;
  return (
    <>
      {theirs && (
        <Meanwhile
          t={t.meanwhile}
          mine={model.form.$state.value.values}
          theirs={props.valuesOf(theirs)}
          labels={props.labels}
          say={props.say}
          onMine={() => void model.keepMine()}
          onTheirs={model.takeTheirs}
        />
      )}
      <OfficeForm
        form={model.form}
        action=""
        hidden={{}}
        live
        problems={props.problemsOf}
        words={props.problemWords}
        needs={props.needs}
        send={model.save}
        submit={t.save}
        waiting={t.saving}
      >
        {props.children}
      </OfficeForm>
    </>
  );
}
