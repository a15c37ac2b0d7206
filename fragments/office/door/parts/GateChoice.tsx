import type { DoorGate } from '../../../../shared/contracts/door-gates.ts';
import type { DoorViewProps } from '../props.ts';

interface GateChoiceProps extends Pick<DoorViewProps, 't'> {
  gates: readonly DoorGate[];
  /** The gate at which codes are read; null for the whole door. */
  gate: string | null;
  /** Whether the link that opened the door is of that gate alone. */
  isFixed: boolean;
  onGate: (gate: string | null) => void;
}

/** At which gate codes are read; nothing where the experience has none. */
export function GateChoice({ t, gates, gate, isFixed, onGate }: GateChoiceProps) {
  if (gates.length === 0) return null;
  if (isFixed) {
    return (
      <p>
        {t.gate}: <b dir="auto">{gates.find(({ id }) => id === gate)?.name}</b>
      </p>
    );
  }
  return (
    <div className="field">
      <label htmlFor="f-gate">{t.gate}</label>
      <select
        id="f-gate"
        name="gate"
        value={gate ?? ''}
        onChange={({ target }) => onGate(target.value || null)}
        aria-describedby="f-gate-hint"
      >
        <option value="">{t.wholeDoor}</option>
        {gates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <p className="hint" id="f-gate-hint">
        {t.gateHint}
      </p>
    </div>
  );
}
