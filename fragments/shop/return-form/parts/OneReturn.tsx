import { addressOf } from '../../../../shared/api-client/address.ts';
import { addReturnPhoto, type ReturnView } from '../../../../shared/contracts/returns.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { RETURN_PHOTOS_MAX, RETURN_TEXT_MAX } from '../../../../shared/rules/returns.ts';
import { FieldError } from '../../../../shared/ui/form/FieldError.tsx';
import { controlOf, type FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { PhotoForm } from '../../../../shared/ui/form/PhotoForm.tsx';
import type { ReturnFormViewProps } from '../props.ts';
import { Exchange } from './Exchange.tsx';
import { momentText } from './moment.ts';

type Props = ReturnFormViewProps & { one: ReturnView };

/** A return that was asked for, with what the two sides wrote and, while it is open, its forms. */
export function OneReturn(props: Props) {
  const { t, env, one } = props;
  const title = `return-${one.id}`;
  return (
    <section className="card part" aria-labelledby={title}>
      <header className="spread">
        <h2 className="h3" id={title}>
          {t.reasons[one.reason]}
        </h2>
        <p className="badge">{t.states[one.state]}</p>
      </header>
      <p className="small muted">
        {fill(t.askedOn, { at: momentText(one.opened_on, env) })}
        {one.closed_on !== null && ` · ${fill(t.closedOn, { at: momentText(one.closed_on, env) })}`}
      </p>
      {one.withdrawal_code !== null && (
        <p className="small">{fill(t.code, { code: one.withdrawal_code })}</p>
      )}
      <ul>
        {one.lines.map(({ line, name, amount, missing, from }) => (
          <li key={line}>
            {amount} × {name}
            {from && ` · ${from.variant}`}
            {one.inspected_on !== null && (
              <span className="small muted">
                {' · '}
                {fill(t.received, { n: amount - missing, amount })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {one.detail !== '' && (
        <p className="words" dir="auto">
          {one.detail}
        </p>
      )}
      {one.decision && (
        <>
          <p className="label">{t.decided[one.decision.answer]}</p>
          <p className="words" dir="auto">
            {one.decision.text}
          </p>
        </>
      )}
      <Exchange {...props} />
      <Photos {...props} />
      {one.comments.length > 0 && (
        <ol className="comments">
          {one.comments.map(({ id, at, by, text }) => (
            <li key={id}>
              <p className="small muted">
                {t.by[by]} · <time dateTime={at}>{momentText(at, env)}</time>
              </p>
              <p className="words" dir="auto">
                {text}
              </p>
            </li>
          ))}
        </ol>
      )}
      {one.state === 'open' && <Forms {...props} />}
    </section>
  );
}

/** The photos of what is returned, and the form for another one while the return is open. */
function Photos({ t, env, one }: Props) {
  const isOpen = one.state === 'open' && one.photos.length < RETURN_PHOTOS_MAX;
  if (!isOpen && one.photos.length === 0) return null;
  return (
    <div className="answer">
      <p className="label">{t.photos}</p>
      {one.photos.length > 0 && (
        <ul className="shown" role="list">
          {one.photos.map(({ id, width, height }, index) => (
            <li key={id}>
              <a href={`${env.base}/devoluciones/fotos/${id}`}>
                <img
                  src={`${env.base}/devoluciones/fotos/${id}`}
                  width={width}
                  height={height}
                  loading="lazy"
                  alt={fill(t.photoOf, { n: index + 1 })}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <PhotoForm
          action={
            env.base + addressOf(addReturnPhoto, { params: { order: one.order, returnId: one.id } })
          }
          id={`image-${one.id}`}
          t={t}
        />
      )}
    </div>
  );
}

function Forms({ t, env, one, values, errors, idempotencyKey }: Props) {
  const isTyped = values['return'] === one.id;
  const ui: FormUi = {
    values: isTyped ? values : {},
    errors: isTyped ? errors : {},
    input: () => {},
    leave: () => {},
    scope: one.id,
  };
  const text = controlOf(ui, 'text');
  const action = `${env.base}/mis-compras/${one.order}/devolucion`;
  const hidden = (intent: 'write' | 'close') => (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="return" value={one.id} />
      <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-${intent}`} />
    </>
  );
  return (
    <>
      <form className="answer" method="post" action={action}>
        {hidden('write')}
        <div className="field">
          <label htmlFor={text.id}>{t.message}</label>
          <textarea
            {...text}
            required
            rows={3}
            maxLength={RETURN_TEXT_MAX}
            dir="auto"
            defaultValue={ui.values['text'] ?? ''}
          />
          <FieldError ui={ui} name="text" />
        </div>
        <p>
          <button className="btn">{t.send}</button>
        </p>
      </form>
      <details className="close">
        <summary className="btn btn-s">{t.close}</summary>
        <form method="post" action={action}>
          {hidden('close')}
          <p>{t.closeText}</p>
          <p>
            <button className="btn">{t.closeNow}</button>
          </p>
        </form>
      </details>
    </>
  );
}
