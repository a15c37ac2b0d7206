import { fill } from '../../../shared/i18n/fill.ts';
import { CHAT_SAYS_MAX } from '../../../shared/rules/chat-texts.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { AreaField } from '../../_office/Fields.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { refusedOf, Things } from '../../_office/Things.tsx';
import { QuestionFields } from './parts/QuestionFields.tsx';
import type { ChatTextsViewProps } from './props.ts';

/** What the store's chat says by itself: a form of its texts, and its frequent questions with a form each. */
export function ChatTextsView(props: ChatTextsViewProps) {
  const { env, t, questions, done, intent, idempotencyKey, error = null } = props;
  return (
    <OfficePage title={t.title} intro={t.intro} done={done && t.done[done]}>
      <FormNotice text={error} />
      <section className="card" aria-labelledby="says">
        <h2 className="h3" id="says">
          {t.says}
        </h2>
        <TextsForm {...props} />
      </section>
      <h2 className="h3">{t.questions}</h2>
      <Things
        t={t}
        things={questions}
        action={`${env.base}/admin/mensajes/bienvenida`}
        idempotencyKey={idempotencyKey}
        refused={intent === 'says' ? undefined : refusedOf(props)}
        renderThing={({ question, answer }) => (
          <>
            <p>
              <b dir="auto">{question}</b>
            </p>
            <p className="text" dir="auto">
              {answer}
            </p>
          </>
        )}
        valuesOf={(one) => ({ ...one })}
        namesOf={(one) => ({ change: fill(t.changeOf, one), delete: fill(t.deleteOf, one) })}
        renderFields={(ui) => <QuestionFields ui={ui} t={t} />}
      />
      <p>
        <a className="link" href={`${env.base}/admin/mensajes`}>
          {t.back}
        </a>
      </p>
    </OfficePage>
  );
}

function TextsForm({ env, t, texts, intent, idempotencyKey, ...form }: ChatTextsViewProps) {
  const isRefused = intent === 'says';
  const values = isRefused ? (form.values ?? {}) : texts;
  const errors = isRefused ? (form.errors ?? {}) : {};
  const ui = { values, errors, input() {}, leave() {} };
  const shared = { ui, max: CHAT_SAYS_MAX };
  return (
    <form
      className="form"
      method="post"
      action={`${env.base}/admin/mensajes/bienvenida`}
      aria-label={t.says}
      noValidate
    >
      <input type="hidden" name="intent" value="says" />
      <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-says`} />
      <div className="both">
        <AreaField {...shared} name="greeting" label={t.fields.greeting} lang="es" />
        <AreaField {...shared} name="greeting_en" label={t.fields.greetingEn} lang="en" />
        <AreaField {...shared} name="away" label={t.fields.away} hint={t.hints.away} lang="es" />
        <AreaField
          {...shared}
          name="away_en"
          label={t.fields.awayEn}
          hint={t.hints.english}
          lang="en"
        />
      </div>
      <p>
        <button className="btn btn-primary">{t.save}</button>
      </p>
    </form>
  );
}
