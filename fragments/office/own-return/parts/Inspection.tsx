import { fill } from '../../../../shared/i18n/fill.ts';
import { momentOf } from '../../../_office/day.ts';
import type { OwnReturnViewProps } from '../props.ts';
import { formOf } from './Forms.tsx';

const KINDS = ['back', 'lost', 'missing'] as const;

/** The form by which the seller says of each line what came back, or what they said. */
export function Inspection(props: OwnReturnViewProps) {
  const { env, t, one } = props;
  // An exchange is answered first, by the forms above.
  const isAsked = one.lines.some(({ exchange }) => exchange?.state === 'wanted');
  if (one.inspected_on === null)
    return one.state === 'open' && !isAsked ? <Inspect {...props} /> : null;
  return (
    <section className="part" aria-labelledby="inspection">
      <h2 className="h3" id="inspection">
        {t.inspected}
      </h2>
      <p className="muted small">{momentOf(one.inspected_on, env)}</p>
      <ul className="comments">
        {one.lines.map(({ line, name, ...units }) => (
          <li key={line}>
            <b>{name}</b>{' '}
            {KINDS.filter((kind) => units[kind] > 0)
              .map((kind) => fill(t.seen[kind], { n: units[kind] }))
              .join(' · ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Inspect(props: OwnReturnViewProps) {
  const { t, one, values } = props;
  const { action, hidden, isTyped } = formOf(props);
  const typed = isTyped('inspect') ? values : {};
  return (
    <details className="give" open={isTyped('inspect') || undefined}>
      <summary className="btn btn-s">{t.inspect}</summary>
      <form method="post" action={action}>
        {hidden('inspect')}
        <p>{t.inspectText}</p>
        {one.lines.map(({ line, name, amount }) => (
          <fieldset className="back" key={line}>
            <legend>{fill(t.backOf, { name, amount })}</legend>
            {KINDS.map((kind) => {
              const field = `${kind}-${line}`;
              return (
                <div className="field" key={kind}>
                  <label htmlFor={`seen-${field}`}>{t.kinds[kind]}</label>
                  <input
                    id={`seen-${field}`}
                    name={field}
                    type="number"
                    inputMode="numeric"
                    min={0}
                    max={amount}
                    required
                    defaultValue={typed[field] ?? (kind === 'back' ? String(amount) : '0')}
                  />
                </div>
              );
            })}
          </fieldset>
        ))}
        <p>
          <button className="btn btn-primary">{t.inspectNow}</button>
        </p>
      </form>
    </details>
  );
}
