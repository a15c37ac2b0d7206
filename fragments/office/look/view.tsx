import { photoDisplays, footerStyles } from '../../../shared/contracts/store.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { thumbnail } from '../../../shared/rules/pictures.ts';
import { cityOf } from '../../../shared/rules/zone-city.ts';
import { LOOK_PICTURES, LOOK_TICKS } from '../../../shared/state/look-form.ts';
import { COLORS, COLORS_OR_NONE, switchedSections } from '../../../shared/state/settings-form.ts';
import { FieldError } from '../../../shared/ui/form/FieldError.tsx';
import { controlOf, type FormUi } from '../../../shared/ui/form/form-ui.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { TextField } from '../../../shared/ui/form/TextField.tsx';
import { Act } from '../../_office/Act.tsx';
import { momentOf } from '../../_office/day.ts';
import { ChoiceField, TickField, TickGroup } from '../../_office/Fields.tsx';
import { PictureChoice } from '../../_office/PictureChoice.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import type { LookViewProps } from './props.ts';

/** Width of a chosen picture, in CSS pixels. */
const STILL_PX = 64;

/** The look that is being prepared: its preview with its address, and its form. */
export function LookView(props: LookViewProps) {
  const { env, t, draft, done, error = null } = props;
  const action = `${env.base}/admin/aspecto`;
  return (
    <OfficePage title={t.title} intro={t.intro} done={done && t.done[done]}>
      <FormNotice text={error} />
      <div className="look">
        {draft ? (
          <Prepared {...props} draft={draft} action={action} />
        ) : (
          <p className="muted">{t.none}</p>
        )}
        <LookForm {...props} action={action} />
      </div>
    </OfficePage>
  );
}

type PartProps = LookViewProps & { action: string };

function Prepared({
  env,
  t,
  draft,
  action,
  idempotencyKey,
}: PartProps & { draft: NonNullable<LookViewProps['draft']> }) {
  const hidden = { version: String(draft.version), idempotency_key: idempotencyKey };
  return (
    <section className="card shared" aria-labelledby="draft">
      <h2 className="h3" id="draft">
        {t.draft}
      </h2>
      <p>
        {draft.publish_at === null
          ? t.unplanned
          : fill(t.planned, { when: momentOf(draft.publish_at, env) })}
      </p>
      <p>
        {t.share}{' '}
        <a className="address" href={draft.preview_url}>
          {draft.preview_url}
        </a>
      </p>
      <iframe title={t.frame} src={draft.preview_url} sandbox="allow-same-origin" loading="lazy" />
      <div className="cluster">
        <Act
          action={action}
          fields={{ intent: 'publish', ...hidden }}
          label={t.publish}
          name={t.publish}
          main
          act={() => {}}
        />
        <Act
          action={action}
          fields={{ intent: 'drop', ...hidden }}
          label={t.drop}
          name={t.drop}
          act={() => {}}
        />
      </div>
    </section>
  );
}

function LookForm({
  env,
  t,
  draft,
  action,
  values,
  pictures,
  advice,
  errors = {},
  idempotencyKey,
}: PartProps) {
  const ui: FormUi = { values, errors, input() {}, leave() {} };
  const fields: Readonly<Record<string, string>> = t.fields;
  return (
    <form className="card" method="post" action={action} aria-labelledby="form" noValidate>
      <h2 className="h3" id="form">
        {t.form}
      </h2>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="version" value={draft?.version ?? 0} />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      {advice.map(({ field, ratio, passes }) => (
        <p key={field} className="notice">
          {fill(t.advice, { field: fields[field] ?? field, ratio: ratio.toFixed(1), passes })}
        </p>
      ))}
      <div className="both">
        {COLORS.map((name) => (
          <Color key={name} ui={ui} name={name} label={t.fields[name]} />
        ))}
        {COLORS_OR_NONE.map((name) => (
          <TextField
            key={name}
            ui={ui}
            name={name}
            label={t.fields[name]}
            hint={t.hints.color}
            max={7}
            autoCapitalize="none"
            autoComplete="off"
          />
        ))}
      </div>
      <div className="both">
        {LOOK_PICTURES.map((name) => (
          <div key={name} className="picture">
            {values[name] && (
              <img className="still" src={thumbnail(values[name], STILL_PX)} alt="" />
            )}
            <PictureChoice {...{ ui, name, pictures, words: t.picture }} label={t.fields[name]} />
          </div>
        ))}
      </div>
      <div className="both">
        <ChoiceField
          ui={ui}
          name="columns"
          label={t.fields.columns}
          options={(['1', '2'] as const).map((one) => [one, t.columns[one]])}
        />
        <ChoiceField
          ui={ui}
          name="photo_display"
          label={t.fields.photo_display}
          options={photoDisplays.map((one) => [one, t.photo_display[one]])}
        />
        <ChoiceField
          ui={ui}
          name="footer_style"
          label={t.fields.footer_style}
          options={footerStyles.map((one) => [one, t.footer_style[one]])}
        />
        <ChoiceField
          ui={ui}
          name="adornment_type"
          label={t.fields.adornment_type}
          options={(['', 'geom-circle'] as const).map((one) => [one, t.adornment[one]])}
        />
      </div>
      {LOOK_TICKS.map((name) => (
        <TickField key={name} ui={ui} name={name} label={t.fields[name]} />
      ))}
      <TickGroup ui={ui} name="sections" label={t.fields.sections} className="boxes">
        {switchedSections.map((name) => (
          <TickField key={name} ui={ui} name={`section_${name}`} label={t.section[name]} />
        ))}
      </TickGroup>
      <Time ui={ui} t={t} env={env} />
      <p>
        <button className="btn btn-primary">{t.save}</button>
      </p>
    </form>
  );
}

function Color({ ui, name, label }: { ui: FormUi; name: string; label: string }) {
  const control = controlOf(ui, name);
  return (
    <div className="field">
      <label htmlFor={control.id}>{label}</label>
      <input {...control} type="color" value={ui.values[name] ?? ''} onChange={() => {}} />
      <FieldError ui={ui} name={name} />
    </div>
  );
}

function Time({ ui, t, env }: { ui: FormUi } & Pick<LookViewProps, 't' | 'env'>) {
  const control = controlOf(ui, 'publish_at', true);
  return (
    <div className="field">
      <label htmlFor={control.id}>{t.fields.publish_at}</label>
      <input
        {...control}
        type="datetime-local"
        value={ui.values['publish_at'] ?? ''}
        onChange={() => {}}
      />
      <p className="hint" id={`${control.id}-hint`}>
        {fill(t.hints.publish_at, { city: cityOf(env.zone ?? env.country, env.tag) })}
      </p>
      <FieldError ui={ui} name="publish_at" />
    </div>
  );
}
