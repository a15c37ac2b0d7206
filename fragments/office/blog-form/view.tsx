import { useRef, useState } from 'react';
import { BLOG_MAX } from '../../../shared/rules/blog.ts';
import {
  entryProblems,
  entryValues,
  entryVisibilities,
  newEntryValues,
} from '../../../shared/state/blog-form.ts';
import { FieldError } from '../../../shared/ui/form/FieldError.tsx';
import { controlOf, type FormUi } from '../../../shared/ui/form/form-ui.ts';
import { Part } from '../../../shared/ui/form/Part.tsx';
import { TextField } from '../../../shared/ui/form/TextField.tsx';
import { RichText } from '../../_office/rich-text/RichText.tsx';
import { useLive } from '../../_runtime/use-live.ts';
import { AreaField, ChoiceField } from '../../_office/Fields.tsx';
import { differingOf } from '../../_office/differing.ts';
import { officeForm, type OfficeForm as Model } from '../../_office/form.ts';
import { Meanwhile } from '../../_office/Meanwhile.tsx';
import { OfficeForm } from '../../_office/OfficeForm.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import type { BlogFormViewProps } from './props.ts';

/** An entry of the blog: one form, saved as a whole. */
export function BlogFormView(props: BlogFormViewProps) {
  const { env, t, entry, done, idempotencyKey, action, shopHref, values, errors, error } = props;
  const live = useLive();
  const page = useRef<HTMLDivElement>(null);
  const known = entry ? entryValues(entry, env.country) : newEntryValues();
  const isOlder = entry !== null && values?.['version'] !== String(entry.version);
  const differing = values && isOlder ? differingOf(Object.keys(known), known, values) : [];
  const [form] = useState(() => officeForm({ values: values ?? known, errors, error }, known));
  const hidden: Record<string, string> = { intent: 'save', idempotency_key: idempotencyKey };
  if (entry !== null) hidden['version'] = String(entry.version);
  return (
    <OfficePage
      title={entry?.title ?? t.title}
      intro={entry ? t.editIntro : t.intro}
      done={done && t.done[done]}
    >
      {shopHref !== null && (
        <p>
          <a className="btn btn-s btn-quiet" href={shopHref}>
            {entry?.state === 'published' ? t.seeInShop : t.preview}
          </a>
          {entry && (
            <a className="btn btn-s btn-quiet" href={`${env.base}/admin/direcciones/${entry.id}`}>
              {t.address}
            </a>
          )}
        </p>
      )}
      <OfficeForm
        form={form}
        action={action}
        hidden={hidden}
        live={live}
        problems={entryProblems}
        words={t.problems}
        needs={t.needs}
        send={() => post(form, page.current?.closest('form'))}
        submit={entry ? t.save : t.create}
        waiting={t.saving}
      >
        {(fields) => (
          <div className="parts" ref={page}>
            <Meanwhile
              t={t}
              differing={differing}
              labelOf={(name) => t.fields[name as keyof typeof t.fields] ?? name}
              say={(name, value) => sayOf(props, name, value)}
            />
            <Texts {...props} fields={fields} />
            <English {...props} fields={fields} />
            <Shown {...props} fields={fields} />
          </div>
        )}
      </OfficeForm>
    </OfficePage>
  );
}

/** Posts the form to its page, which saves it and shows both versions where another editor was first. */
function post(form: Model, element: HTMLFormElement | null | undefined): void {
  const { values } = form.$state.peek();
  const problems = Object.keys(entryProblems(values));
  if (problems.length > 0) return form.stop(problems);
  form.begin();
  // What is sent need not be asked about as the page is left.
  form.saved();
  setTimeout(() => element?.submit());
}

/** A value of a field as an owner reads it. */
function sayOf({ t, pictures }: BlogFormViewProps, name: string, value: string): string {
  if (name === 'visibility') return { ...t.visibility, '': '' }[value] ?? value;
  if (name === 'publish_at') return value.replace('T', ' ');
  return name === 'photo' ? (pictures.find(({ url }) => url === value)?.name ?? value) : value;
}

type PartProps = BlogFormViewProps & { fields: FormUi };

function Texts({ t, fields }: PartProps) {
  return (
    <Part name="texts" title={t.parts.texts} text={t.parts.textsText}>
      <TextField
        ui={fields}
        name="title"
        label={t.fields.title}
        max={BLOG_MAX.title}
        required
        autoComplete="off"
      />
      <RichText
        ui={fields}
        name="body"
        label={t.fields.body}
        hint={t.hints.body}
        max={BLOG_MAX.body}
        rows={14}
        lang="es"
        t={t.rich}
      />
      <AreaField
        ui={fields}
        name="excerpt"
        label={t.fields.excerpt}
        hint={t.hints.excerpt}
        max={BLOG_MAX.excerpt}
        lang="es"
      />
    </Part>
  );
}

function English({ t, fields }: PartProps) {
  return (
    <Part name="english" title={t.parts.english} text={t.parts.englishText}>
      <TextField
        ui={fields}
        name="title_en"
        label={t.fields.title_en}
        max={BLOG_MAX.title}
        autoComplete="off"
      />
      <RichText
        ui={fields}
        name="body_en"
        label={t.fields.body_en}
        max={BLOG_MAX.body}
        rows={10}
        lang="en"
        t={t.rich}
      />
      <AreaField
        ui={fields}
        name="excerpt_en"
        label={t.fields.excerpt_en}
        max={BLOG_MAX.excerpt}
        lang="en"
      />
    </Part>
  );
}

function Shown({ t, fields, pictures, entry }: PartProps) {
  const own = entry?.photo?.url;
  const isListed = own === undefined || pictures.some(({ url }) => url === own);
  const control = controlOf(fields, 'publish_at');
  return (
    <Part name="shown" title={t.parts.shown} text={t.parts.shownText}>
      <ChoiceField
        ui={fields}
        name="photo"
        label={t.fields.photo}
        hint={t.hints.photo}
        options={[
          ['', t.noPhoto],
          ...(isListed ? [] : [[own, t.fields.photo] as const]),
          ...pictures.map(({ url, name }) => [url, name] as const),
        ]}
      />
      <ChoiceField
        ui={fields}
        name="visibility"
        label={t.fields.visibility}
        options={entryVisibilities.map((one) => [one, t.visibility[one]])}
      />
      <div className="field">
        <label htmlFor={control.id}>{t.fields.publish_at}</label>
        <input
          {...control}
          type="datetime-local"
          value={fields.values['publish_at'] ?? ''}
          onChange={({ target }) => fields.input('publish_at', target.value)}
        />
        <FieldError ui={fields} name="publish_at" />
      </div>
    </Part>
  );
}
