import { fill } from '../../../shared/i18n/fill.ts';
import { MENU_COLOR, MENU_MAX, menuIcons } from '../../../shared/rules/store-menu.ts';
import type { MenuRow } from '../../../shared/state/menu-form.ts';
import { EdgeIcon } from '../../../shared/ui/EdgeIcon.tsx';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { differingOf } from '../../_office/differing.ts';
import { Meanwhile } from '../../_office/Meanwhile.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { OwnMenuViewProps } from './props.ts';

type Props = FragmentProps<OwnMenuViewProps>;

const EMPTY: MenuRow = { es: '', en: '', path: '', icon: '', color: MENU_COLOR, below: '' };

/** The owner's links as rows of one form; each button sends the form, so that it needs no script. */
export function OwnMenuView(props: Props) {
  const {
    env,
    t,
    rows,
    meanwhile,
    version,
    done,
    idempotencyKey,
    errors = {},
    error = null,
  } = props;
  return (
    <OfficePage title={t.title} intro={t.intro} done={done ? t.done : null}>
      {done && (
        <a className="link" href={`${env.base}/admin/historial?subject=settings`}>
          {t.undo}
        </a>
      )}
      <FormNotice text={error ?? errors['act'] ?? null} />
      {meanwhile && (
        <Meanwhile
          t={t}
          labelOf={() => t.title}
          differing={differingOf(['menu'], { menu: listed(meanwhile) }, { menu: listed(rows) })}
        />
      )}
      <form method="post" action={`${env.base}/admin/menu`}>
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <input type="hidden" name="version" value={version} />
        {/* The Enter key presses a form's first button: without this one it would move a row. */}
        <button className="visually-hidden" tabIndex={-1} aria-hidden="true">
          {t.save}
        </button>
        {rows.length === 0 && <p className="muted">{t.none}</p>}
        {rows.map((row, at) => (
          <RowFields key={at} {...props} row={row} at={at} isNew={false} />
        ))}
        <RowFields {...props} row={EMPTY} at={rows.length} isNew />
        <button className="btn btn-primary save">{t.save}</button>
      </form>
    </OfficePage>
  );
}

/** The links in one line, each with where it leads; those of a submenu in brackets. */
function listed(rows: readonly MenuRow[]): string {
  return rows
    .map(({ es, path, below }) => (below === '' ? `${es} → ${path}` : `(${es} → ${path})`))
    .join(' · ');
}

function RowFields(props: Props & { row: MenuRow; at: number; isNew: boolean }) {
  const { t, env, rows, row, at, isNew } = props;
  const { es, en, below } = row;
  const place = fill(t.rowOf, { place: at + 1 });
  const label = (env.locale === 'en' ? en || es : es || en) || place;
  return (
    <fieldset className={below === '' ? undefined : 'below'} id={isNew ? 'links' : undefined}>
      <legend>{isNew ? t.newRow : label}</legend>
      <div className="fields">
        <Line {...props} name="es" label={t.es} max={MENU_MAX.label} />
        <Line {...props} name="en" label={t.en} hint={t.enHint} max={MENU_MAX.label} />
        <Line {...props} name="path" label={t.path} hint={t.pathHint} max={MENU_MAX.path} />
        <div className="field">
          <label htmlFor={`icon_${at}`}>{t.icon}</label>
          <select id={`icon_${at}`} name={`icon_${at}`} defaultValue={row.icon}>
            <option value="">{t.noIcon}</option>
            {menuIcons.map((name) => (
              <option key={name} value={name}>
                {t.icons[name]}
              </option>
            ))}
          </select>
        </div>
        <div className="field color">
          <label htmlFor={`color_${at}`}>{t.color}</label>
          <input id={`color_${at}`} name={`color_${at}`} type="color" defaultValue={row.color} />
        </div>
      </div>
      <div className="acts">
        {at > 0 && (
          <label className="check">
            <input type="checkbox" name={`below_${at}`} value="on" defaultChecked={below !== ''} />
            <span>{t.below}</span>
          </label>
        )}
        {!isNew && (
          <div className="cluster">
            {at > 0 && (
              <ActButton act={`up-${at}`} label={fill(t.up, { label })} icon="chevron-up" />
            )}
            {at < rows.length - 1 && (
              <ActButton act={`down-${at}`} label={fill(t.down, { label })} icon="chevron-down" />
            )}
            <ActButton act={`remove-${at}`} label={fill(t.remove, { label })} icon="trash" />
          </div>
        )}
      </div>
    </fieldset>
  );
}

interface ActProps {
  act: string;
  label: string;
  icon: 'chevron-up' | 'chevron-down' | 'trash';
}

function ActButton({ act, label, icon }: ActProps) {
  return (
    <button className="icon-btn" name="act" value={act} aria-label={label} title={label}>
      <EdgeIcon name={icon} />
    </button>
  );
}

interface LineProps extends Props {
  row: MenuRow;
  at: number;
  name: 'es' | 'en' | 'path';
  label: string;
  hint?: string;
  max: number;
}

function Line({ row, at, name, label, hint, max, errors = {} }: LineProps) {
  const id = `${name}_${at}`;
  const error = errors[id];
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={id}
        maxLength={max}
        defaultValue={row[name]}
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
