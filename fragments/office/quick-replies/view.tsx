import type { QuickReply } from '../../../shared/contracts/quick-replies.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { Act } from '../../_office/Act.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { ReplyForm } from './parts/ReplyForm.tsx';
import type { QuickRepliesViewProps } from './props.ts';

/** The replies that a store's staff keeps: a list, each with its form, and the form of a new one. */
export function QuickRepliesView(props: QuickRepliesViewProps) {
  const { env, t, replies, done, values, error = null } = props;
  return (
    <OfficePage title={t.title} intro={t.intro} done={done && t.done[done]}>
      <FormNotice text={error} />
      {replies.length > 0 ? (
        <ul className="rows" role="list">
          {replies.map((reply) => (
            <li key={reply.id} className="row">
              <Reply {...props} reply={reply} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="empty">
          <h2 className="h3">{t.none}</h2>
          <p className="muted">{t.noneText}</p>
        </div>
      )}
      <section className="card" aria-labelledby="add">
        <h2 className="h3" id="add">
          {t.add}
        </h2>
        <ReplyForm
          {...props}
          intent="add"
          id="new"
          label={t.add}
          given={{}}
          isRefused={values !== undefined && values['id'] === undefined}
        />
      </section>
      <p>
        <a className="link" href={`${env.base}/admin/mensajes`}>
          {t.back}
        </a>
      </p>
    </OfficePage>
  );
}

function Reply(props: QuickRepliesViewProps & { reply: QuickReply }) {
  const { env, t, reply, values, idempotencyKey } = props;
  const { id, locale, shortcut, text } = reply;
  const isRefused = values?.['id'] === id;
  return (
    <>
      <p>
        <b>/{shortcut}</b> <span className="badge">{t.locales[locale]}</span>
      </p>
      <p className="text" lang={locale}>
        {text}
      </p>
      <details open={isRefused || undefined}>
        <summary className="small" aria-label={fill(t.changeOf, { shortcut })}>
          {t.change}
        </summary>
        <ReplyForm
          {...props}
          intent="change"
          id={id}
          label={fill(t.changeOf, { shortcut })}
          given={{ locale, shortcut, text }}
          isRefused={isRefused}
        />
        <Act
          action={`${env.base}/admin/mensajes/respuestas`}
          fields={{ intent: 'delete', idempotency_key: `${idempotencyKey}-d-${id}`, id }}
          label={t.delete}
          name={fill(t.deleteOf, { shortcut })}
          act={() => {}}
        />
      </details>
    </>
  );
}
