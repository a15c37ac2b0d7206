import { fill } from '../../../shared/i18n/fill.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { refusedOf, Things } from '../../_office/Things.tsx';
import { ReplyFields } from './parts/ReplyFields.tsx';
import type { QuickRepliesViewProps } from './props.ts';

/** The replies that a store's staff keeps: a list, each with its form, and the form of a new one. */
export function QuickRepliesView(props: QuickRepliesViewProps) {
  const { env, t, replies, done, idempotencyKey, error = null } = props;
  return (
    <OfficePage title={t.title} intro={t.intro} done={done && t.done[done]}>
      <FormNotice text={error} />
      <Things
        t={t}
        things={replies}
        action={`${env.base}/admin/mensajes/respuestas`}
        idempotencyKey={idempotencyKey}
        refused={refusedOf(props)}
        renderThing={({ locale, shortcut, text }) => (
          <>
            <p>
              <b>/{shortcut}</b> <span className="badge">{t.locales[locale]}</span>
            </p>
            <p className="text" lang={locale}>
              {text}
            </p>
          </>
        )}
        valuesOf={({ locale, shortcut, text }) => ({ locale, shortcut, text })}
        namesOf={(reply) => ({ change: fill(t.changeOf, reply), delete: fill(t.deleteOf, reply) })}
        renderFields={(ui) => <ReplyFields ui={ui} t={t} own={env.locale} />}
      />
      <p>
        <a className="link" href={`${env.base}/admin/mensajes`}>
          {t.back}
        </a>
      </p>
    </OfficePage>
  );
}
