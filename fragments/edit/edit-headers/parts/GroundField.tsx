import { useEffect, useState } from 'react';
import { FieldError } from '../../../../shared/ui/form/FieldError.tsx';
import { controlOf, type FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { GROUNDS, isHexColor } from '../model.ts';
import type { Messages } from '../messages/es.ts';

interface GroundFieldProps {
  ui: FormUi;
  t: Messages;
}

/** The ground of a header's words: the page's own, one of a few, or a colour of the owner's own. */
export function GroundField({ ui, t }: GroundFieldProps) {
  const value = ui.values['bgcolor'] ?? '';
  const known = value === '' || GROUNDS.some(({ color }) => color === value);
  const [isOpen, setOpen] = useState(false);
  const isOwn = isOpen || !known;
  const choose = (color: string) => {
    setOpen(false);
    ui.input('bgcolor', color);
  };
  return (
    <fieldset className="field">
      <legend>{t.labels.bgcolor}</legend>
      <div className="grounds">
        <Choice checked={!isOwn && value === ''} onChoose={() => choose('')} label={t.noGround} />
        {GROUNDS.map(({ name, color }) => (
          <Choice
            key={name}
            color={color}
            checked={!isOwn && value === color}
            onChoose={() => choose(color)}
            label={t.grounds[name]}
          />
        ))}
        <Choice checked={isOwn} onChoose={() => setOpen(true)} label={t.ownGround} />
      </div>
      {isOwn && <OwnColor ui={ui} t={t} value={value} />}
      <Sample value={value} title={ui.values['title'] ?? ''} t={t} />
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  color?: string;
  checked: boolean;
  onChoose: () => void;
}

function Choice({ label, color, checked, onChoose }: ChoiceProps) {
  return (
    <label className="ground">
      <input type="radio" name="ground" checked={checked} onChange={onChoose} />
      {color !== undefined && <span className="swatch" style={{ background: color }} />}
      {label}
    </label>
  );
}

function OwnColor({ ui, t, value }: GroundFieldProps & { value: string }) {
  const control = controlOf(ui, 'bgcolor');
  return (
    <>
      <label htmlFor={control.id}>{t.ownColor}</label>
      <div className="color">
        <input
          type="color"
          aria-label={t.pick}
          value={isHexColor(value) ? value : '#ffffff'}
          onChange={({ target }) => ui.input('bgcolor', target.value)}
        />
        <input
          {...control}
          type="text"
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          value={value}
          onChange={({ target }) => ui.input('bgcolor', target.value)}
        />
      </div>
      <FieldError ui={ui} name="bgcolor" />
    </>
  );
}

/** The sample, whose code is loaded once a ground is chosen. */
function Sample(props: { value: string; title: string; t: Messages }) {
  const [part, setPart] = useState<typeof import('./GroundSample.tsx') | null>(null);
  const isChosen = props.value !== '';
  useEffect(() => {
    if (isChosen) import('./GroundSample.tsx').then(setPart, () => undefined);
  }, [isChosen]);
  return part && <part.GroundSample {...props} />;
}
