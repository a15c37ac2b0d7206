import { useRef, useState, type FormEvent } from 'react';
import type { CatalogueNames } from '../../../../shared/contracts/catalogue-edits.ts';
import { CATALOGUE_NAME_MAX } from '../../../../shared/rules/catalogue-list.ts';
import { catalogueProblems } from '../../../../shared/rules/catalogue-form.ts';
import { problemTexts } from '../../../../shared/rules/problem-texts.ts';
import { Meanwhile } from '../../../_office/Meanwhile.tsx';
import { metOf, useMeanwhile } from '../../../_office/use-meanwhile.ts';
import type { Messages } from '../messages/es.ts';
import type { Opened } from '../model/rename.ts';

interface NamesProps extends Opened {
  t: Messages;
  onClose: () => void;
  onSave: (names: CatalogueNames) => void;
}

const FIELDS = ['name', 'name_en'] as const;

const valuesOf = ({ name, name_en }: CatalogueNames) => ({ name, name_en: name_en ?? '' });

/** The form of a catalogue's names in its row; with both versions, where another editor saved meanwhile. */
export function Names({ catalogue, refused, t, onClose, onSave }: NamesProps) {
  const form = useRef<HTMLFormElement>(null);
  const theirs = valuesOf(catalogue);
  const meanwhile = useMeanwhile(
    form,
    refused ? metOf(valuesOf(refused.base), valuesOf(refused.typed), theirs) : null,
  );
  const shown = meanwhile.values ?? theirs;
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const labels = { name: t.name, name_en: t.nameEn };
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const names = { name: (typed['name'] ?? '').trim(), name_en: (typed['name_en'] ?? '').trim() };
    const problems = problemTexts(catalogueProblems(names), t.problems, t.needs);
    setErrors(problems);
    if (Object.keys(problems).length === 0) onSave({ ...names, name_en: names.name_en || null });
  };
  return (
    <form
      ref={form}
      key={meanwhile.key}
      noValidate
      onSubmit={save}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      {refused && <p role="alert">{t.refused}</p>}
      <Meanwhile
        t={t.meanwhile}
        differing={meanwhile.differing}
        labelOf={(field) => labels[field as keyof typeof labels]}
        take={meanwhile.take}
      />
      {FIELDS.map((field) => (
        <label key={field}>
          {labels[field]}
          <input
            name={field}
            defaultValue={shown[field] ?? ''}
            maxLength={CATALOGUE_NAME_MAX}
            autoComplete="off"
            autoFocus={field === 'name'}
            aria-invalid={errors[field] ? true : undefined}
          />
          {errors[field] && <span role="alert">{errors[field]}</span>}
        </label>
      ))}
      <button>{t.save}</button>
      <button type="button" onClick={onClose}>
        {t.cancel}
      </button>
    </form>
  );
}
