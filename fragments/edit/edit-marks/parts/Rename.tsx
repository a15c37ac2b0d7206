import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { EditedCatalogue } from '../../../../shared/contracts/catalogue-edits.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { CATALOGUE_NAME_MAX } from '../../../../shared/rules/catalogue-list.ts';
import { catalogueProblems } from '../../../../shared/rules/catalogue-form.ts';
import { problemTexts } from '../../../../shared/rules/problem-texts.ts';
import type { Messages } from '../messages/es.ts';
import type { RenameModel } from '../model/rename.ts';
import { nameIn, type Place } from './places.ts';

interface RenameProps {
  place: Place;
  model: RenameModel;
  t: Messages;
}

/** The button that gives a catalogue another name in its row, and the form that it opens. */
export function Rename({ place, model, t }: RenameProps) {
  const [catalogue, setCatalogue] = useState<EditedCatalogue | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = catalogue !== null;
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (catalogue) {
    return (
      <Names
        {...{ catalogue, t }}
        onClose={() => setCatalogue(null)}
        onSave={(names) => {
          setCatalogue(null);
          void model.rename(catalogue, names, nameIn(place.row));
        }}
      />
    );
  }
  const label = fill<string>(t.rename, place);
  return (
    <button
      type="button"
      className="rename"
      ref={opener}
      aria-label={label}
      title={label}
      onClick={() => void model.read(place.id).then((now) => setCatalogue(now ?? null))}
    >
      <b aria-hidden="true">Aa</b>
    </button>
  );
}

interface NamesProps {
  catalogue: EditedCatalogue;
  t: Messages;
  onClose: () => void;
  onSave: (names: { name: string; name_en: string | null }) => void;
}

const FIELDS = ['name', 'name_en'] as const;

function Names({ catalogue, t, onClose, onSave }: NamesProps) {
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
      noValidate
      onSubmit={save}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      {FIELDS.map((field) => (
        <label key={field}>
          {labels[field]}
          <input
            name={field}
            defaultValue={catalogue[field] ?? ''}
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
