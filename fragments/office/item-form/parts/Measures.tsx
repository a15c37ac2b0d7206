import { fill } from '../../../../shared/i18n/fill.ts';
import { inCountry } from '../../../../shared/rules/measures.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import type { PartsProps } from './TextParts.tsx';

const WEIGHT_MAX = 12;
const SIZE_MAX = 40;

/** Weight and size of an item, or of a variant that has its own. */
export function Measures({
  ui,
  fields,
  nameOf,
}: PartsProps & { nameOf: (field: string) => string }) {
  const { t, env } = ui.props;
  const isItem = nameOf('weight') === 'weight';
  const hint = (words: string, example: string) =>
    isItem ? fill(words, { example }) : t.goods.own;
  return (
    <>
      <TextField
        ui={fields}
        name={nameOf('weight')}
        label={t.fields.weight}
        hint={hint(t.goods.weightHint, inCountry(0.35, env.country))}
        max={WEIGHT_MAX}
        autoComplete="off"
      />
      <TextField
        ui={fields}
        name={nameOf('size')}
        label={t.fields.size}
        hint={hint(t.goods.sizeHint, `30 × 20 × ${inCountry(10.5, env.country)}`)}
        max={SIZE_MAX}
        autoComplete="off"
      />
    </>
  );
}
