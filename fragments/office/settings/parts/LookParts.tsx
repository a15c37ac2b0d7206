import { fill } from '../../../../shared/i18n/fill.ts';
import { colorAdvice } from '../../../../shared/ui/contrast.ts';
import { Part } from '../../../../shared/ui/form/Part.tsx';
import { ChoiceField, ColorField, TickField } from '../../../_office/Fields.tsx';
import type { PartsProps } from './ui.ts';

/** The store's colours, its carousel and its footer. */
export function LookParts({ ui, fields }: PartsProps) {
  const { t } = ui.props;
  return (
    <>
      <Part name="look" title={t.parts.look} text={t.parts.lookText}>
        <Color ui={ui} fields={fields} name="color1" />
        <Color ui={ui} fields={fields} name="color2" />
        <Color ui={ui} fields={fields} name="bgcolor" hint={t.hints.bgcolor} />
        <ChoiceField
          ui={fields}
          name="columns"
          label={t.fields.columns}
          options={Object.entries(t.columns).toReversed()}
        />
        <ChoiceField
          ui={fields}
          name="adornment_type"
          label={t.fields.adornment_type}
          options={Object.entries(t.adornment)}
        />
        <div>
          <TickField ui={fields} name="darkmode" label={t.fields.darkmode} />
          <TickField ui={fields} name="hidden_darkmode" label={t.fields.hidden_darkmode} />
        </div>
      </Part>
      <Part name="footer" title={t.parts.footer} text={t.parts.footerText}>
        <ChoiceField
          ui={fields}
          name="footer_style"
          label={t.fields.footer_style}
          options={Object.entries(t.footer_style)}
        />
        <Color ui={ui} fields={fields} name="footer_bg" hint={t.hints.footer_bg} />
        <Color ui={ui} fields={fields} name="footer_fg" />
      </Part>
    </>
  );
}

interface ColorProps extends PartsProps {
  name: 'color1' | 'color2' | 'bgcolor' | 'footer_bg' | 'footer_fg';
  hint?: string;
}

/** A colour; where it is hard to read as text, that is told with a colour that is not. */
function Color({ ui, fields, name, hint }: ColorProps) {
  const { t } = ui.props;
  const advice = colorAdvice(fields.values).find(({ field }) => field === name);
  const label = t.fields[name];
  return (
    <div className="colored">
      <ColorField
        ui={fields}
        name={name}
        label={label}
        hint={hint}
        pick={fill(t.pick, { field: label })}
      />
      {ui.later && (name === 'color1' || name === 'color2') && (
        <ui.later.Suggested ui={ui} fields={fields} name={name} />
      )}
      <div role="status">
        {advice && (
          <div className="notice notice-warning">
            <p className="small">
              {fill(t.advice, {
                ratio: advice.ratio.toFixed(1),
                color: advice.passes,
              })}
            </p>
            {ui.live && (
              <button
                type="button"
                className="btn btn-s"
                onClick={() => fields.input(name, advice.passes)}
              >
                {fill(t.adviceUse, { color: advice.passes })}
              </button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
