import { fill } from '../../../shared/i18n/fill.ts';
import { cityOf } from '../../../shared/rules/zone-city.ts';
import { useState } from 'react';
import { BLOG_TAG_MAX, BLOG_TAGS_MAX } from '../../../shared/rules/blog-tags.ts';
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
import { officeForm } from '../../_office/form.ts';
import { Meanwhile } from '../../_office/Meanwhile.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { PictureField } from '../../_office/PictureField.tsx';
import { PostedForm } from '../../_office/PostedForm.tsx';
import { SeoFields } from '../../_office/SeoFields.tsx';
import type { BlogFormViewProps } from './props.ts';

/** All tags, and the commas between them. */
const TAGS_TEXT_MAX = BLOG_TAGS_MAX * (BLOG_TAG_MAX + 2);

/**
 * An entry of the blog: one form, saved as a whole by its page, which shows both versions where another
 * editor was first.
 */
export function BlogFormView(props: BlogFormViewProps) {
  const { env, t, entry, done, idempotencyKey, action, shopHref, values, errors, error } = props;
  const live = useLive();
  const known = entry ? entryValues(entry, env.zone ?? env.country) : newEntryValues();
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
      <PostedForm
        className="parts"
        form={form}
        action={action}
        hidden={hidden}
        live={live}
        problems={entryProblems}
        words={t.problems}
        needs={t.needs}
        submit={entry ? t.save : t.create}
        waiting={t.saving}
      >
        {(fields) => (
          <>
            <Meanwhile
              t={t}
              differing={differing}
              labelOf={(name) => t.fields[name as keyof typeof t.fields] ?? name}
              say={(name, value) => sayOf(props, name, value)}
            />
            <Texts {...props} fields={fields} live={live} />
            <English {...props} fields={fields} live={live} />
            <Shown {...props} fields={fields} live={live} />
            <Found {...props} fields={fields} live={live} />
          </>
        )}
      </PostedForm>
    </OfficePage>
  );
}

/** A value of a field as an owner reads it. */
function sayOf({ t, pictures }: BlogFormViewProps, name: string, value: string): string {
  if (name === 'visibility') return { ...t.visibility, '': '' }[value] ?? value;
  if (name === 'publish_at') return value.replace('T', ' ');
  return name === 'photo' ? (pictures.find(({ url }) => url === value)?.name ?? value) : value;
}

type PartProps = BlogFormViewProps & { fields: FormUi; live: boolean };

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

/** How the entry is found: its tags, and what search engines say of it. */
function Found({ t, fields }: PartProps) {
  return (
    <Part name="found" title={t.parts.found} text={t.parts.foundText}>
      {(['tags', 'tags_en'] as const).map((name) => (
        <TextField
          key={name}
          ui={fields}
          name={name}
          label={t.fields[name]}
          hint={t.hints[name]}
          max={TAGS_TEXT_MAX}
          autoComplete="off"
        />
      ))}
      <SeoFields ui={fields} t={t} />
    </Part>
  );
}

function Shown({ env, t, fields, pictures, live }: PartProps) {
  const control = controlOf(fields, 'publish_at', true);
  return (
    <Part name="shown" title={t.parts.shown} text={t.parts.shownText}>
      <PictureField
        ui={fields}
        name="photo"
        label={t.fields.photo}
        hint={live ? undefined : t.hints.photo}
        live={live}
        pictures={pictures}
        words={t.picture}
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
        <p className="hint" id={`${control.id}-hint`}>
          {fill(t.hints.publish_at, { city: cityOf(env.zone ?? env.country, env.tag) })}
        </p>
        <FieldError ui={fields} name="publish_at" />
      </div>
    </Part>
  );
}
