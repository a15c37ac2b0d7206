import type { ReactNode } from 'react';
import { fill } from '../../shared/i18n/fill.ts';
import type { Differing } from './differing.ts';

interface MeanwhileWords {
  readonly differing: string;
  readonly theirs: string;
  readonly mine: string;
  /** Stands for an empty value. */
  readonly nothing: string;
  /** The label of the button that takes the other editor's value, where the form lives. */
  readonly takeTheirs?: string;
  /** Its accessible name, with the place `{{field}}`. */
  readonly takeTheirsOf?: string;
}

interface MeanwhileProps {
  t: MeanwhileWords;
  differing: readonly Differing[];
  /** The label of a field. */
  labelOf: (name: string) => string;
  /** A value as an owner reads it; as it is, unless given. */
  say?: (name: string, value: string) => string;
  /** Puts the other editor's value into the form; without it both are only shown. */
  take?: (name: string) => void;
}

/** The fields that another editor saved otherwise meanwhile, with both values; nothing if none differs. */
export function Meanwhile({ t, differing, labelOf, say, take }: MeanwhileProps): ReactNode {
  if (differing.length === 0) return null;
  const shown = (name: string, value: string) => (say ? say(name, value) : value) || t.nothing;
  return (
    <section
      className="notice notice-warning meanwhile"
      aria-label={t.differing}
      // A form that begins anew with it gives it the focus.
      tabIndex={-1}
    >
      <p>{t.differing}</p>
      <dl>
        {differing.map(({ name, theirs, mine }) => {
          const field = labelOf(name);
          return (
            <div key={name}>
              <dt suppressHydrationWarning>{field}</dt>
              <dd>
                <span className="muted">{t.theirs}</span> {shown(name, theirs)}
              </dd>
              <dd>
                <span className="muted">{t.mine}</span> {shown(name, mine)}
              </dd>
              {take && (
                <dd>
                  <button
                    type="button"
                    className="btn btn-s"
                    aria-label={fill<string>(t.takeTheirsOf ?? '', { field })}
                    onClick={() => take(name)}
                  >
                    {t.takeTheirs}
                  </button>
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
