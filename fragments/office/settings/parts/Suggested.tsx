import { useSignals } from '@preact/signals-react/runtime';
import { fill } from '../../../../shared/i18n/fill.ts';
import type { SuggestedProps } from './ui.ts';

/** The main colours of the store's photo, as far as its library knows them; a press takes one. */
export function Suggested({ ui, fields, name }: SuggestedProps) {
  useSignals();
  const { t } = ui.props;
  const colors = ui.model.$colors.value;
  if (colors.length === 0) return null;
  return (
    <div className="cluster" role="group" aria-label={`${t.fields[name]}: ${t.fromPhoto}`}>
      <span className="muted small">{t.fromPhoto}</span>
      {colors.map((color) => (
        <button
          key={color}
          type="button"
          className="swatch"
          style={{ background: color }}
          aria-label={fill(t.useColor, { field: t.fields[name], color })}
          aria-pressed={fields.values[name]?.toLowerCase() === color}
          onClick={() => fields.input(name, color)}
        />
      ))}
    </div>
  );
}
