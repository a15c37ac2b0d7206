import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { fill } from '../../shared/i18n/fill.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Leaving } from '../_office/Leaving.tsx';
import type { PanelModel, Versioned } from './panel.ts';
import type { PanelWords } from './words.ts';

interface ThingActsProps<T extends Versioned> {
  thing: T;
  name: string;
  model: PanelModel<T>;
  t: PanelWords;
}

/** The buttons that edit and delete a thing of a panel. */
export function ThingActs<T extends Versioned>({ thing, name, model, t }: ThingActsProps<T>) {
  return (
    <div className="acts">
      <button
        type="button"
        className="btn btn-s btn-quiet"
        aria-label={fill(t.editOf, { name })}
        onClick={() => model.edit(thing)}
      >
        {t.edit}
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label={fill(t.removeOf, { name })}
        title={t.remove}
        onClick={() => model.removals.start(thing.id)}
      >
        <Icon name="trash" />
      </button>
    </div>
  );
}

/** A thing as it is shown, or, while its deletion can be undone, the button that keeps it. */
export function StayingOrLeaving<T extends Versioned>({
  thing,
  name,
  model,
  t,
  children,
}: ThingActsProps<T> & { children: ReactNode }) {
  useSignals();
  if (!model.removals.$waiting.value.includes(thing.id)) return children;
  return (
    <Leaving
      text={fill(t.removing, { name })}
      undo={t.undo}
      undoName={fill(t.undoOf, { name })}
      onUndo={() => model.removals.undo(thing.id)}
    />
  );
}
