import { useCallback, useState } from 'react';
import { fill } from '../../../../shared/i18n/fill.ts';
import { colorAdvice, onColor } from '../../../../shared/ui/contrast.ts';
import type { Hex } from '../../../../shared/ui/color.ts';
import { StorePhoto } from '../../../../shared/ui/StorePhoto.tsx';
import { ColorField } from '../../../_office/Fields.tsx';
import { PhotoField } from './PhotoField.tsx';
import type { FieldsProps } from './ui.ts';

const COLORS = ['color1', 'color2'] as const;

/** The store's photo, and two colours that its five main colours are suggested for. */
export function LooksFields(props: FieldsProps) {
  const { fields, live, pictures } = props;
  const photo = fields.values['photo'] ?? '';
  const [colorsOf, setColors] = useState<readonly string[] | null>(null);
  const chosen = useCallback(
    ({ main_colors }: { readonly main_colors: readonly string[] }) => setColors(main_colors),
    [],
  );
  const known = colorsOf ?? pictures.find(({ url }) => url === photo)?.main_colors ?? [];
  const colors = photo === '' || !live ? [] : known;
  return (
    <>
      <PhotoField {...props} chosen={chosen} />
      {COLORS.map((name) => (
        <Color key={name} {...props} name={name} colors={colors} />
      ))}
      {live && <Sample {...props} />}
    </>
  );
}

interface ColorProps extends FieldsProps {
  name: (typeof COLORS)[number];
  colors: readonly string[];
}

/** A colour with those of the photo, and the one that its texts use where it is hard to read. */
function Color({ t, fields, name, colors }: ColorProps) {
  const label = t.fields[name];
  const advice = colorAdvice(fields.values).find(({ field }) => field === name);
  return (
    <div className="colored">
      <ColorField ui={fields} name={name} label={label} pick={fill(t.pick, { field: label })} />
      {colors.length > 0 && (
        <div className="cluster" role="group" aria-label={`${label}: ${t.fromPhoto}`}>
          <span className="muted small">{t.fromPhoto}</span>
          {colors.map((color) => (
            <button
              key={color}
              type="button"
              className="swatch"
              style={{ background: color }}
              aria-label={fill(t.useColor, { field: label, color })}
              aria-pressed={fields.values[name]?.toLowerCase() === color}
              onClick={() => fields.input(name, color)}
            />
          ))}
        </div>
      )}
      <p className="muted small" role="status">
        {advice && fill(t.advice, { color: advice.passes })}
      </p>
    </div>
  );
}

/** The colours on a bar and a button as the store shows them; decorative. */
function Sample({ t, store, fields }: FieldsProps) {
  const [bar, button] = COLORS.map((name) => fields.values[name] ?? '');
  const isHex = [bar, button].every((color) => /^#[\da-f]{6}$/i.test(color ?? ''));
  if (!isHex) return null;
  const dressed = (color = '') => ({ background: color, color: onColor(color as Hex) });
  return (
    <figure className="sample" aria-hidden="true">
      <figcaption className="muted small">{t.sample}</figcaption>
      <div className="bar" style={dressed(bar)}>
        <StorePhoto store={{ ...store, photo: fields.values['photo'] || null }} />
        <b>{store.name}</b>
        <span className="pill" style={dressed(button)}>
          {t.sampleButton}
        </span>
      </div>
    </figure>
  );
}
