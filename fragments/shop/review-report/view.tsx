import { count, fill } from '../../../shared/i18n/fill.ts';
import { hideReasons } from '../../../shared/rules/reviews.ts';
import { itemUrl } from '../../../shared/rules/urls.ts';
import { FieldError } from '../../../shared/ui/form/FieldError.tsx';
import type { FormUi } from '../../../shared/ui/form/form-ui.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { Stars } from '../../../shared/ui/Stars.tsx';
import type { ReviewReportViewProps } from './props.ts';

/** One review, with the form that reports it to the store of its item. */
export function ReviewReportView(props: ReviewReportViewProps) {
  const { t, env, found, error } = props;
  const { qualification, title, text, author } = found.review;
  const { item, is_reported: isReported } = found;
  return (
    <section className="page" aria-labelledby="title">
      <header>
        <h1 className="h1" id="title">
          {t.title}
        </h1>
        <p className="muted">{fill(t.intro, { name: item.name })}</p>
      </header>
      {isReported && (
        <div className="notice notice-success" role="status">
          <Icon name="check" />
          <p>{t.reported}</p>
        </div>
      )}
      <FormNotice text={error} />
      <blockquote>
        <Stars value={qualification} label={count(t, 'stars', qualification)} />
        {title !== '' && <b dir="auto">{title}</b>}
        {text !== '' && (
          <p className="words" dir="auto">
            {text}
          </p>
        )}
        <p className="small muted">
          <bdi>{author || t.buyer}</bdi>
        </p>
      </blockquote>
      {!isReported && <ReportForm {...props} />}
      <p>
        <a href={`${itemUrl(env.base, item)}#resenas`}>{t.back}</a>
      </p>
    </section>
  );
}

function ReportForm(props: ReviewReportViewProps) {
  const { t, env, found, values, errors, idempotencyKey } = props;
  const ui: FormUi = { values, errors, input: () => {}, leave: () => {} };
  return (
    <form method="post" action={`${env.base}/resenas/${found.review.id}/reportar`}>
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <fieldset>
        <legend>{t.reason}</legend>
        {hideReasons.map((reason) => (
          <label key={reason} className="choice">
            <input
              type="radio"
              name="reason"
              value={reason}
              required
              defaultChecked={values['reason'] === reason}
            />
            <span>{t.reasons[reason]}</span>
          </label>
        ))}
        <FieldError ui={ui} name="reason" />
      </fieldset>
      <p>
        <button className="btn btn-primary">{t.send}</button>
      </p>
    </form>
  );
}
