import { useRef } from 'react';
import { CATALOGUE_NAME_MAX } from '../../../../shared/rules/catalogue-list.ts';
import { catalogueProblems } from '../../../../shared/rules/catalogue-form.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { OfficeForm } from '../../../_office/OfficeForm.tsx';
import { useArrival } from '../../../_office/use-arrival.ts';
import type { OwnCataloguesUi } from '../model.ts';
import { PhotoField } from './PhotoField.tsx';

/** Makes a catalogue: a call with script, a post without. It is folded, so that the list stands first. */
export function CreateForm({ ui }: { ui: OwnCataloguesUi }) {
  const { t, idempotencyKey, list, values } = ui.props;
  // The form of a refused catalogue stays open, and so does the one of a store that has none yet.
  const isOpen =
    list.matches_estimated === 0 || (values !== undefined && values['id'] === undefined);
  const section = useRef<HTMLElement>(null);
  useArrival('create', section);
  return (
    <section aria-labelledby="catalogue-create" ref={section}>
      <details className="make" open={isOpen}>
        <summary className="btn btn-primary" id="catalogue-create">
          <Icon name="plus" /> {t.create}
        </summary>
        <div className="card">
          <p className="muted small">{t.createText}</p>
          <OfficeForm
            form={ui.model.form}
            action={ui.action}
            hidden={{ intent: 'create', idempotency_key: idempotencyKey }}
            live={ui.live}
            problems={catalogueProblems}
            words={t.problems}
            needs={t.needs}
            send={ui.model.create}
            submit={t.send}
            waiting={t.sending}
          >
            {(fields) => (
              <>
                <TextField
                  ui={fields}
                  name="name"
                  label={t.name}
                  max={CATALOGUE_NAME_MAX}
                  required
                  autoComplete="off"
                />
                <TextField
                  ui={fields}
                  name="name_en"
                  label={t.nameEn}
                  hint={t.nameEnHint}
                  max={CATALOGUE_NAME_MAX}
                  autoComplete="off"
                />
                <PhotoField
                  ui={ui}
                  of="new"
                  value={fields.values['photo'] ?? ''}
                  input={(url) => fields.input('photo', url)}
                />
              </>
            )}
          </OfficeForm>
        </div>
      </details>
    </section>
  );
}
