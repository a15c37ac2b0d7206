import { useRef, useState } from 'react';
import { fill } from '../../../shared/i18n/fill.ts';
import type { FormValues } from '../../../shared/state/form.ts';
import { Part } from '../../../shared/ui/form/Part.tsx';
import { useLive } from '../../_runtime/use-live.ts';
import { momentOf } from '../../_office/day.ts';
import { differingOf } from '../../_office/differing.ts';
import { officeForm, type OfficeForm as Model } from '../../_office/form.ts';
import { Meanwhile } from '../../_office/Meanwhile.tsx';
import { OfficeForm } from '../../_office/OfficeForm.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { RichText } from '../../_office/rich-text/RichText.tsx';
import type { LegalFormViewProps } from './props.ts';

/** The problems that keep the form from being sent. */
function problemsOf(max: number, values: FormValues): Record<string, 'long'> {
  const long = ['body', 'body_en'].filter((name) => (values[name] ?? '').length > max);
  return Object.fromEntries(long.map((name) => [name, 'long']));
}

/** One legal text in both languages: what is saved is in force at once. */
export function LegalFormView(props: LegalFormViewProps) {
  const { env, t, text, name, shopHref, action, isSaved, idempotencyKey } = props;
  const { max, values, errors, error } = props;
  const problems = (typed: FormValues) => problemsOf(max, typed);
  const live = useLive();
  const page = useRef<HTMLDivElement>(null);
  const known = { body: text.body, body_en: text.body_en ?? '' };
  const isOlder = values !== undefined && values['version'] !== String(text.version);
  const differing = values && isOlder ? differingOf(Object.keys(known), known, values) : [];
  const [form] = useState(() => officeForm({ values: values ?? known, errors, error }, known));
  const since = text.since === null ? '' : momentOf(text.since, env);
  return (
    <OfficePage
      title={name}
      intro={fill(t.from[text.from], { date: since })}
      done={isSaved ? t.saved : null}
    >
      {shopHref !== null && (
        <p>
          <a className="btn btn-s btn-quiet" href={shopHref}>
            {t.seeInShop}
          </a>
        </p>
      )}
      <OfficeForm
        form={form}
        action={action}
        hidden={{
          intent: 'save',
          idempotency_key: idempotencyKey,
          version: String(text.version),
        }}
        live={live}
        problems={problems}
        words={t.problems}
        needs={{}}
        send={() => post(form, problems, page.current?.closest('form'))}
        submit={t.save}
        waiting={t.saving}
      >
        {(fields) => (
          <div className="parts" ref={page}>
            <Meanwhile
              t={t}
              differing={differing}
              labelOf={(field) => (field === 'body' ? t.body : t.body_en)}
              say={(_field, value) => value}
            />
            <Part name="text" title={t.spanish} text={t.spanishText}>
              <RichText
                ui={fields}
                name="body"
                label={t.body}
                hint={t.hint}
                max={max}
                rows={18}
                lang="es"
                t={t.rich}
              />
            </Part>
            <Part name="english" title={t.english} text={t.englishText}>
              <RichText
                ui={fields}
                name="body_en"
                label={t.body_en}
                max={max}
                rows={14}
                lang="en"
                t={t.rich}
              />
            </Part>
          </div>
        )}
      </OfficeForm>
    </OfficePage>
  );
}

/** Posts the form to its page, which saves it and shows both versions where another editor was first. */
function post(
  form: Model,
  problems: (values: FormValues) => object,
  element: HTMLFormElement | null | undefined,
): void {
  const { values } = form.$state.peek();
  const wrong = Object.keys(problems(values));
  if (wrong.length > 0) return form.stop(wrong);
  form.begin();
  // What is sent need not be asked about as the page is left.
  form.saved();
  setTimeout(() => element?.submit());
}
