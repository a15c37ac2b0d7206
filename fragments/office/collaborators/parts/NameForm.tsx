import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { fill } from '../../../../shared/i18n/fill.ts';
import { TEXT_MAX } from '../../../../shared/kernel/constants/limits.ts';
import type { CollaboratorsUi } from '../model.ts';

interface NameFormProps {
  ui: CollaboratorsUi;
  id: string;
  name: string;
}

/** The name that this store gives a partner: a call with script, a post without. */
export function NameForm({ ui, id, name }: NameFormProps) {
  useSignals();
  const { t } = ui.props;
  const [text, setText] = useState(name);
  const isSame = text.trim() === '' || text.trim() === name;
  return (
    <details className="rename">
      <summary className="btn btn-s btn-quiet" aria-label={fill(t.renameOf, { name })}>
        {t.rename}
      </summary>
      <form
        className="name"
        method="post"
        action={ui.action}
        data-enhance=""
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSame) void ui.model.rename(id, text);
        }}
      >
        <input type="hidden" name="intent" value="rename" />
        <input type="hidden" name="collaborator" value={id} />
        <div className="field">
          <label className="visually-hidden" htmlFor={`name-${id}`}>
            {fill(t.nameOf, { name })}
          </label>
          <input
            id={`name-${id}`}
            name="store_name"
            value={text}
            maxLength={TEXT_MAX.shareName}
            required
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <button
          className="btn btn-s"
          aria-label={fill(t.saveOf, { name })}
          aria-busy={ui.model.$busy.value === id}
          aria-disabled={ui.live && isSame}
        >
          {t.save}
        </button>
      </form>
    </details>
  );
}
