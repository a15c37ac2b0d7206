import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import type {
  DeletedCatalogue,
  EditedCatalogue,
} from '../../../../shared/contracts/catalogue-edits.ts';
import { count, fill } from '../../../../shared/i18n/fill.ts';
import { thumbnail } from '../../../../shared/rules/pictures.ts';
import { catalogueUrl } from '../../../../shared/rules/urls.ts';
import { Act } from '../../../_office/Act.tsx';
import { JustDeleted } from '../../../_office/JustDeleted.tsx';
import type { OwnCataloguesUi } from '../model.ts';
import { copyNames } from '../model/names.ts';
import { ruleText } from '../model/rule-text.ts';
import { RenameForm } from './RenameForm.tsx';
import { RuleForm } from './RuleForm.tsx';
import { Share } from './Share.tsx';

/** Width of a photo in the list, in CSS pixels: the form's 400 × 200 asks for twice its height. */
const PHOTO_PX = 88;

interface RowProps {
  ui: OwnCataloguesUi;
  row: EditedCatalogue;
}

/** A catalogue of the list with what can be done to it. */
export function CatalogueRow({ ui, row }: RowProps) {
  useSignals();
  const { props, model } = ui;
  const { t, env } = props;
  const deleted = model.$deleted.value.get(row.id);
  if (deleted) return <Deleted ui={ui} deleted={deleted} isFresh />;
  const { name, photo, num_products: products } = row;
  const path = catalogueUrl(env.base, row.slug);
  return (
    <div className="row">
      <span className="thumb">
        {photo && <img src={thumbnail(photo.url, PHOTO_PX)} alt="" loading="lazy" />}
      </span>
      <div className="own">
        <a href={`${ui.action}/${row.id}`}>
          <b>{name}</b>
        </a>
        <span className="small muted">
          {products === 0 ? t.empty : count(t, 'products', products)}
        </span>
        {row.rule && (
          <span className="small">
            {fill(t.rule.ruled, { rule: ruleText(row.rule, t.rule, props) })}
          </span>
        )}
      </div>
      <div className="acts">
        {products > 0 && (
          <>
            <a className="btn btn-s btn-quiet" href={path} aria-label={fill(t.seeOf, { name })}>
              {t.see}
            </a>
            <Share ui={ui} name={name} path={path} />
          </>
        )}
        <Acts ui={ui} row={row} />
        <RenameForm ui={ui} row={row} />
        <RuleForm ui={ui} row={row} />
      </div>
      {model.$warned.value === row.id && <Warning ui={ui} row={row} />}
    </div>
  );
}

function Acts({ ui, row }: RowProps) {
  useSignals();
  const { model, action } = ui;
  const { t, idempotencyKey } = ui.props;
  const { id, name } = row;
  const fields = { id, idempotency_key: idempotencyKey };
  const copy = copyNames(row, t);
  return (
    <>
      <Act
        action={action}
        fields={{
          ...fields,
          intent: 'duplicate',
          copy: copy.name,
          ...(copy.name_en && { copy_en: copy.name_en }),
        }}
        label={t.duplicate}
        name={fill(t.duplicateOf, { name })}
        busy={model.$busy.value === id}
        act={() => void model.duplicate(row)}
      />
      <Act
        action={action}
        fields={{ ...fields, intent: 'delete' }}
        label={t.remove}
        name={fill(t.removeOf, { name })}
        act={() => void model.remove(id)}
      />
    </>
  );
}

/** Tells that a catalogue has products before it is deleted; with script it goes after 4 s (spec [4]). */
function Warning({ ui, row }: RowProps) {
  const { model, action, live } = ui;
  const { t, idempotencyKey } = ui.props;
  const { id, name } = row;
  return (
    <div className="warning" role="alert">
      <p>{count(t, 'hasProducts', row.num_products, { name })}</p>
      <div className="cluster">
        <Act
          action={action}
          fields={{ intent: 'delete', id, force: 'true', idempotency_key: idempotencyKey }}
          label={t.removeAll}
          name={fill(t.removeAllOf, { name })}
          act={() => void model.remove(id, true)}
        />
        {live && (
          <button
            type="button"
            className="btn btn-s"
            aria-label={fill(t.cancelOf, { name })}
            onClick={model.calm}
          >
            {t.cancel}
          </button>
        )}
      </div>
    </div>
  );
}

interface DeletedProps {
  ui: OwnCataloguesUi;
  deleted: DeletedCatalogue;
  /** Whether the account has just deleted it here: its button gets the focus. */
  isFresh?: boolean;
}

/** A catalogue that was deleted a moment ago, and the button that puts it back. */
export function Deleted({ ui, deleted, isFresh = false }: DeletedProps) {
  const { t, idempotencyKey } = ui.props;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFresh) row.current?.querySelector('button')?.focus();
  }, [isFresh]);
  return (
    <div ref={row}>
      <JustDeleted
        row={deleted}
        action={ui.action}
        idempotencyKey={idempotencyKey}
        t={{ justDeleted: t.justDeleted, restore: t.undo, restoreOf: t.undoOf }}
        act={() => void ui.model.restore(deleted.id)}
      />
    </div>
  );
}
