import { useEffect, useRef } from 'react';
import type { FormValues } from '../../shared/state/form.ts';
import type { PanelWords } from './words.ts';

interface MeanwhileProps {
  t: PanelWords['meanwhile'];
  mine: FormValues;
  theirs: FormValues;
  /** The fields' names, in the form's order. */
  labels: FormValues;
  /** A value as an owner reads it. */
  say: (field: string, value: string) => string;
  onMine: () => void;
  onTheirs: () => void;
}

/** Two editors' versions of one thing side by side, and the choice between them. */
export function Meanwhile({ t, mine, theirs, labels, say, onMine, onTheirs }: MeanwhileProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const differing = Object.keys(labels).filter((one) => (mine[one] ?? '') !== (theirs[one] ?? ''));
  const shown = (field: string, values: FormValues): string =>
    say(field, values[field] ?? '') || t.empty;
  return (
    <div className="notice notice-warning meanwhile" role="alert" tabIndex={-1} ref={box}>
      <p>
        <b>{t.title}</b>
      </p>
      <p>{t.text}</p>
      <dl>
        {differing.map((field) => (
          <div key={field}>
            <dt>{labels[field]}</dt>
            <dd>
              <span className="muted small">{t.theirs}</span> {shown(field, theirs)}
            </dd>
            <dd>
              <span className="muted small">{t.mine}</span> {shown(field, mine)}
            </dd>
          </div>
        ))}
      </dl>
      <div className="acts">
        <button type="button" className="btn btn-s" onClick={onMine}>
          {t.keepMine}
        </button>
        <button type="button" className="btn btn-s btn-quiet" onClick={onTheirs}>
          {t.takeTheirs}
        </button>
      </div>
    </div>
  );
}
