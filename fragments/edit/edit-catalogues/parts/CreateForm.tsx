import { useState, type SubmitEvent } from 'react';
import { CATALOGUE_NAME_MAX } from '../../../../shared/rules/catalogue-list.ts';
import type { CatalogueProblem } from '../../../../shared/rules/catalogue-form.ts';
import type { Messages } from '../messages/es.ts';
import type { EditCataloguesModel } from '../model.ts';

/** Makes a catalogue without leaving the page. */
export function CreateForm({ model, t }: { model: EditCataloguesModel; t: Messages }) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<CatalogueProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const done = await model.create(name);
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
