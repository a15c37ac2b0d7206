import { useState, type SubmitEvent } from 'react';
import type { CatalogueProblem } from '../../shared/rules/catalogue-form.ts';
import { CATALOGUE_NAME_MAX } from '../../shared/rules/catalogue-list.ts';

interface CreateCatalogueProps {
  /** Makes a catalogue: true once it is made, or the problem of its name. */
  create: (name: string) => Promise<boolean | CatalogueProblem>;
  t: {
    readonly create: string;
    readonly name: string;
    readonly send: string;
    readonly problems: Readonly<Record<CatalogueProblem, string>>;
  };
}

/** Makes a catalogue without leaving the page. */
export function CreateCatalogue({ create, t }: CreateCatalogueProps) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<CatalogueProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const done = await create(name);
    setBusy(false);
    setProblem(typeof done === 'string' ? done : null);
    if (done === true) setName('');
  };
  return (
    <form className="find" noValidate aria-label={t.create} onSubmit={(event) => void send(event)}>
      <div className="field">
        <label htmlFor="f-new">{t.create}</label>
        <input
          id="f-new"
          value={name}
          placeholder={t.name}
          maxLength={CATALOGUE_NAME_MAX}
          required
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'f-new-error' : undefined}
          // The dialog around it asks before it is lost.
          data-typed={name.trim() === '' ? undefined : ''}
          onChange={({ target }) => setName(target.value)}
        />
        {problem && (
          <p className="error" id="f-new-error">
            {t.problems[problem]}
          </p>
        )}
      </div>
      <button className="btn" aria-busy={isBusy}>
        {t.send}
      </button>
    </form>
  );
}
