import { FieldError } from '../../../../shared/ui/form/FieldError.tsx';
import { controlOf, type FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { StateOptions } from '../../../../shared/ui/form/StateOptions.tsx';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { STATE, TYPED_STATE } from '../../../../shared/rules/address-state.ts';
import type { AddressesViewProps } from '../props.ts';

interface StateFieldsProps {
  ui: FormUi;
  t: AddressesViewProps['t'];
  tag: string;
  states: AddressesViewProps['states'];
  country: string;
  label: string;
  width: number;
  max: number;
}

/**
 * The state: a list where the chosen country has one, else a text. Both are in the page, and its
 * styles show the one that the country needs, so that no script has to.
 */
export function StateFields({ ui, t, tag, states, country, label, ...size }: StateFieldsProps) {
  const given = ui.values[STATE] ?? '';
  const isListed = Object.hasOwn(states, country);
  const control = controlOf(ui, STATE);
  const lists = Object.entries(states).map(([one, list]) => ({ country: one, list }));
  const typing: FormUi = {
    ...ui,
    values: { [TYPED_STATE]: ui.values[TYPED_STATE] ?? (isListed ? '' : given) },
  };
  return (
    <>
      <div className={`field w${size.width} listed`}>
        <label htmlFor={control.id}>{label}</label>
        <select
          {...control}
          autoComplete="shipping address-level1"
          defaultValue={isListed ? given : ''}
        >
          <StateOptions
            states={lists}
            value={isListed ? given : ''}
            tag={tag}
            choose={t.chooseState}
          />
        </select>
        <FieldError ui={ui} name={STATE} />
      </div>
      <TextField
        ui={typing}
        name={TYPED_STATE}
        label={label}
        max={size.max}
        autoComplete="shipping address-level1"
        className={`w${size.width} typed`}
      />
    </>
  );
}
