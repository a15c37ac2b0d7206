import type { DoorGate } from '../../../../shared/contracts/door-gates.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { GATE_NAME_MAX, GATES_MAX } from '../../../../shared/rules/gates.ts';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { Act } from '../../../_office/Act.tsx';
import { TickField, TickGroup } from '../../../_office/Fields.tsx';
import type { ListProps } from '../props.ts';
import { kindName } from './kind-name.ts';

type GatesProps = ListProps & { action: string };

/** The gates of an experience with the kinds of tickets that each lets in: made, changed and removed. */
export function Gates(props: GatesProps) {
  const { t, shown, action, values, idempotencyKey } = props;
  const { gates } = shown.event;
  const isTyped = values['intent'] === 'gateAdd';
  return (
    <section className="card gates" aria-labelledby="gates">
      <h3 className="h3" id="gates">
        {t.gates}
      </h3>
      <p className="small muted">{t.gatesText}</p>
      {gates.length > 0 && (
        <ul className="rows" role="list" aria-label={t.gates}>
          {gates.map((gate) => (
            <li key={gate.id}>
              <div className="row">
                <div className="who">
                  <b dir="auto">{gate.name}</b>
                  <span className="muted small">{kindsOf(gate, props)}</span>
                  <details open={(values['id'] === gate.id && !isTyped) || undefined}>
                    <summary>{fill(t.changeGate, { name: gate.name })}</summary>
                    <GateForm {...props} gate={gate} />
                  </details>
                </div>
                <div className="acts">
                  <Act
                    action={action}
                    fields={{
                      intent: 'gateRemove',
                      id: gate.id,
                      idempotency_key: `${idempotencyKey}${gate.id}`,
                    }}
                    label={t.removeGate}
                    name={fill(t.removeGateOf, { name: gate.name })}
                    act={() => {}}
                  />
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
      {gates.length < GATES_MAX && (
        <details open={isTyped || undefined}>
          <summary className="btn btn-s">{t.addGate}</summary>
          <GateForm {...props} gate={null} />
        </details>
      )}
    </section>
  );
}

/** The kinds that a gate lets in, in words. */
function kindsOf({ skus }: DoorGate, { t, shown: { event } }: GatesProps): string {
  const own = event.kinds.filter(({ sku }) => skus?.includes(sku));
  return skus === null ? t.everyKind : own.map((kind) => kindName(kind, event)).join(' · ');
}

/** The form of a gate, or of a new one. Kinds are asked for where there are several; none ticked are all. */
function GateForm({ t, shown, action, values, errors, idempotencyKey, gate }: FormProps) {
  const { kinds } = shown.event;
  const intent = gate ? 'gateChange' : 'gateAdd';
  const isTyped = values['intent'] === intent && (values['id'] ?? gate?.id) === gate?.id;
  const ticked = gate?.skus?.map((sku) => [`kind-${sku}`, 'on']) ?? [];
  const ui: FormUi = {
    values: isTyped ? values : { gate_name: gate?.name ?? '', ...Object.fromEntries(ticked) },
    errors: isTyped ? errors : {},
    input: () => {},
    leave: () => {},
    scope: gate?.id ?? 'new',
  };
  return (
    <form className="stack" method="post" action={`${action}#gates`}>
      <input type="hidden" name="intent" value={intent} />
      {gate && <input type="hidden" name="id" value={gate.id} />}
      <input
        type="hidden"
        name="idempotency_key"
        value={`${idempotencyKey}${gate?.id ?? 'gate'}`}
      />
      <TextField
        ui={ui}
        name="gate_name"
        label={t.gateName}
        hint={t.gateNameHint}
        max={GATE_NAME_MAX}
        required
        autoComplete="off"
      />
      {kinds.length > 1 && (
        <TickGroup ui={ui} name="kinds" label={t.gateKinds} hint={t.gateKindsHint}>
          {kinds.map((kind) => (
            <TickField
              key={kind.sku}
              ui={ui}
              name={`kind-${kind.sku}`}
              label={kindName(kind, shown.event)}
            />
          ))}
        </TickGroup>
      )}
      <p>
        <button className="btn btn-s btn-primary">{gate ? t.saveGate : t.makeGate}</button>
      </p>
    </form>
  );
}

type FormProps = GatesProps & { gate: DoorGate | null };
