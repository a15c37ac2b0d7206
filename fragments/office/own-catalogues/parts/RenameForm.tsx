import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { EditedCatalogue } from '../../../../shared/contracts/catalogue-edits.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { CATALOGUE_NAME_MAX } from '../../../../shared/rules/catalogue-list.ts';
import { catalogueProblems } from '../../../../shared/rules/catalogue-form.ts';
import { SEO_FIELDS, seoMax } from '../../../../shared/rules/seo-texts.ts';
import { problemTexts } from '../../../../shared/rules/problem-texts.ts';
import type { OwnCataloguesUi } from '../model.ts';
import { Meanwhile } from '../../../_office/Meanwhile.tsx';
import { metOf, useMeanwhile, type Met } from '../../../_office/use-meanwhile.ts';
import { PhotoField, photoName } from './PhotoField.tsx';

interface RenameFormProps {
  ui: OwnCataloguesUi;
  row: EditedCatalogue;
}

type Shown = Readonly<Record<string, string>>;
type Fields = Pick<EditedCatalogue, 'name' | 'name_en' | 'photo' | (typeof SEO_FIELDS)[number]>;

/** The fields of the form as a catalogue has them. */
const valuesOf = (row: Fields): Shown => ({
  name: row.name,
  name_en: row.name_en ?? '',
  ...Object.fromEntries(SEO_FIELDS.map((of) => [of, row[of] ?? ''])),
  photo: row.photo?.url ?? '',
});

/** The names and the photo of a catalogue in its row: they open by a press, Escape closes them. */
export function RenameForm({ ui, row }: RenameFormProps) {
  const { props, model, action } = ui;
  const { t, idempotencyKey, values = {}, error } = props;
  const { id, name, version } = row;
  const wasRefused = values['id'] === id && values['name'] !== undefined;
  const [errors, setErrors] = useState<Shown>(
    wasRefused ? { ...(error && { form: error }), ...props.errors } : {},
  );
  const [photo, setPhoto] = useState((wasRefused ? values['photo'] : row.photo?.url) ?? '');
  const [isBusy, setBusy] = useState(false);
  const box = useRef<HTMLDetailsElement>(null);
  const isOlder = wasRefused && values['version'] !== String(version);
  const meanwhile = useMeanwhile(box, isOlder ? metOf(null, values, valuesOf(row)) : null);
  const shown = meanwhile.values ?? (wasRefused ? values : valuesOf(row));
  const meet = (met: Met | null): void => {
    meanwhile.meet(met);
    if (met) setPhoto(met.values['photo'] ?? '');
  };
  const close = (): void => {
    setErrors({});
    meanwhile.meet(null);
    box.current!.open = false;
    box.current!.querySelector('summary')?.focus();
  };
  const save = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const { name: first = '', name_en: english = '', ...others } = typed as Record<string, string>;
    const names = { name: first, name_en: english };
    const seo = Object.fromEntries(SEO_FIELDS.map((of) => [of, others[of] ?? '']));
    const problems = problemTexts(catalogueProblems(names), t.problems, t.needs);
    setErrors(problems);
    if (isBusy || Object.keys(problems).length > 0) return;
    setBusy(true);
    const failure = await model.rename(id, { ...names, ...seo, photo: photo || null });
    setBusy(false);
    if (!failure) return close();
    const { field, message } = failure;
    if (failure.now) meet(metOf(valuesOf(row), { ...typed, photo }, valuesOf(failure.now)));
    const isOfField = field === 'name' || field === 'name_en';
    setErrors(isOfField ? { [field]: t.problems.name } : { form: message || t.tryAgain });
  };
  const take = (of: string): void => {
    if (of === 'photo') setPhoto(valuesOf(row)['photo'] ?? '');
    meanwhile.take(of);
  };
  const labels: Shown = {
    name: t.name,
    name_en: t.nameEn,
    ...Object.fromEntries(SEO_FIELDS.map((of) => [of, t[of]])),
    photo: t.photo,
  };
  const field = (of: 'name' | 'name_en') => (
    <div className="field">
      <label htmlFor={`${of}-${id}`}>{labels[of]}</label>
      <input
        id={`${of}-${id}`}
        name={of}
        defaultValue={shown[of] ?? ''}
        maxLength={CATALOGUE_NAME_MAX}
        required={of === 'name'}
        autoComplete="off"
        aria-invalid={errors[of] ? true : undefined}
        aria-describedby={errors[of] ? `${of}-${id}-error` : undefined}
      />
      {errors[of] && (
        <p className="error" id={`${of}-${id}-error`}>
          {errors[of]}
        </p>
      )}
    </div>
  );
  return (
    <details
      className="rename"
      open={wasRefused || undefined}
      ref={box}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape' && box.current?.open) close();
      }}
    >
      <summary className="btn btn-s btn-quiet" aria-label={fill(t.renameOf, { name })}>
        {t.rename}
      </summary>
      <form
        key={meanwhile.key}
        method="post"
        action={action}
        data-enhance=""
        noValidate={ui.live}
        onSubmit={(event) => void save(event)}
      >
        <input type="hidden" name="intent" value="rename" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <Meanwhile
          t={t.meanwhile}
          differing={meanwhile.differing}
          labelOf={(of) => labels[of] ?? of}
          say={(of, value) => (of === 'photo' ? photoName(ui, value) : value)}
          {...(ui.live && { take })}
        />
        {field('name')}
        {field('name_en')}
        {SEO_FIELDS.map((of) => (
          <div className="field" key={of}>
            <label htmlFor={`${of}-${id}`}>{labels[of]}</label>
            <input
              id={`${of}-${id}`}
              name={of}
              defaultValue={shown[of] ?? ''}
              maxLength={seoMax(of)}
              autoComplete="off"
            />
          </div>
        ))}
        <PhotoField ui={ui} of={id} value={photo} input={setPhoto} />
        <div role="status">{errors['form'] && <p className="error">{errors['form']}</p>}</div>
        <div className="cluster">
          <button
            className="btn btn-s btn-primary"
            aria-label={fill(t.saveOf, { name })}
            aria-busy={isBusy}
          >
            {t.save}
          </button>
          {ui.live && (
            <button
              type="button"
              className="btn btn-s"
              aria-label={fill(t.cancelOf, { name })}
              onClick={close}
            >
              {t.cancel}
            </button>
          )}
        </div>
      </form>
    </details>
  );
}
