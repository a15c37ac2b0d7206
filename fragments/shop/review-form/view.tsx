import type { Reviewable } from '../../../shared/contracts/reviews.ts';
import { count, fill } from '../../../shared/i18n/fill.ts';
import { numberFormat } from '../../../shared/kernel/intl.ts';
import { qualifications, REVIEW_MAX } from '../../../shared/rules/reviews.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { FieldError } from '../../../shared/ui/form/FieldError.tsx';
import { controlOf, type FormUi } from '../../../shared/ui/form/form-ui.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { TextField } from '../../../shared/ui/form/TextField.tsx';
import { Stars } from '../../../shared/ui/Stars.tsx';
import { Thumbnail } from '../../../shared/ui/Thumbnail.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import { OwnPhotos } from './parts/OwnPhotos.tsx';
import type { ReviewFormViewProps } from './props.ts';

const PHOTO_PX = 72;

type Props = FragmentProps<ReviewFormViewProps>;

/** The items of an order, each with its review, the link to write it, or its form. */
export function ReviewFormView(props: Props) {
  const { t, env, order, done, error } = props;
  const own = `${env.base}/mis-compras/${order.order}`;
  const next = encodeURIComponent(`${own}/resenas`);
  return (
    <section className="page" aria-labelledby="title">
      <header>
        <h1 className="h1" id="title">
          {t.title}
        </h1>
        <p className="muted">{fill(t.intro, { number: order.number })}</p>
      </header>
      {done && (
        <div className="notice notice-success" role="status">
          <Icon name="check" />
          <p>{t.done[done]}</p>
        </div>
      )}
      <FormNotice text={error && `${t.failed}. ${error}`} />
      {order.needs_sign_in && (
        <div className="empty">
          <p>{t.signIn}</p>
          <a className="btn btn-primary" href={`${env.base}/login?next=${next}`}>
            {t.toSignIn}
          </a>
        </div>
      )}
      {!order.needs_sign_in && !order.may_review && (
        <div className="empty">
          <p>{t.early}</p>
        </div>
      )}
      {order.may_review && (
        <ul className="items" role="list" aria-label={t.items}>
          {order.items.map((item) => (
            <li key={item.item} className="item">
              <Item {...props} item={item} action={`${own}/resenas`} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={own}>{t.back}</a>
      </p>
    </section>
  );
}

type ItemProps = Props & { item: Reviewable; action: string };

function Item(props: ItemProps) {
  const { t, item, open, action } = props;
  const { name, photo, review } = item;
  const isOpen = open === item.item;
  const href = `${action}?item=${item.item}`;
  return (
    <>
      <span className="photo">{photo && <Thumbnail photo={photo} size={PHOTO_PX} />}</span>
      <div className="said">
        <h2 className="h3">{name}</h2>
        {!isOpen && review && <Said {...props} review={review} />}
        {!isOpen && (
          <a
            className={review ? 'btn btn-s btn-quiet' : 'btn btn-s'}
            href={href}
            aria-label={fill(review ? t.changeOf : t.writeOf, { name })}
          >
            {review ? t.change : t.write}
          </a>
        )}
        {!isOpen && review && <OwnPhotos {...props} review={review} name={name} />}
      </div>
      {isOpen && <WriteForm {...props} />}
    </>
  );
}

function Said({ t, review }: ItemProps & { review: NonNullable<Reviewable['review']> }) {
  const { qualification, title, text, answer, hidden_for: hidden } = review;
  return (
    <>
      <Stars value={qualification} label={count(t, 'stars', qualification)} />
      {title !== '' && (
        <p dir="auto">
          <b>{title}</b>
        </p>
      )}
      {text !== '' && (
        <p className="words" dir="auto">
          {text}
        </p>
      )}
      {hidden && <p className="small muted">{fill(t.hidden, { reason: t.reasons[hidden] })}</p>}
      {answer && (
        <div className="answer small">
          <b>{t.answer}</b>
          <p className="words" dir="auto">
            {answer.text}
          </p>
        </div>
      )}
    </>
  );
}

function WriteForm({ t, env, item, action, values: typed, errors, idempotencyKey }: ItemProps) {
  const { review } = item;
  const isTyped = typed['item'] === item.item;
  const values: Readonly<Record<string, string>> = isTyped
    ? typed
    : {
        qualification: review ? `${review.qualification}` : '',
        title: review?.title ?? '',
        text: review?.text ?? '',
      };
  const ui: FormUi = { values, errors: isTyped ? errors : {}, input: () => {}, leave: () => {} };
  const text = controlOf(ui, 'text', true);
  return (
    <form method="post" action={`${action}?item=${item.item}`}>
      <input type="hidden" name="intent" value={review ? 'update' : 'create'} />
      <input type="hidden" name="item" value={item.item} />
      {review && <input type="hidden" name="version" value={review.version} />}
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <fieldset>
        <legend>{t.qualification}</legend>
        {qualifications.map((one) => (
          <label key={one} className="choice">
            <input
              type="radio"
              name="qualification"
              value={one}
              required
              defaultChecked={values['qualification'] === `${one}`}
            />
            <Stars value={one} label={count(t, 'stars', one)} />
            <span>{t.names[one]}</span>
          </label>
        ))}
        <FieldError ui={ui} name="qualification" />
      </fieldset>
      <TextField
        ui={ui}
        name="title"
        label={`${t.heading} (${t.optional})`}
        max={REVIEW_MAX.title}
      />
      <div className="field">
        <label htmlFor={text.id}>{`${t.text} (${t.optional})`}</label>
        <textarea
          {...text}
          rows={6}
          maxLength={REVIEW_MAX.text}
          dir="auto"
          defaultValue={values['text'] ?? ''}
        />
        <p className="hint" id={`${text.id}-hint`}>
          {fill(t.textHint, { max: numberFormat(env.tag).format(REVIEW_MAX.text) })}
        </p>
        <FieldError ui={ui} name="text" />
      </div>
      <p className="cluster">
        <button className="btn btn-primary">{review ? t.save : t.publish}</button>
        <a className="btn btn-quiet" href={action}>
          {t.cancel}
        </a>
      </p>
    </form>
  );
}
