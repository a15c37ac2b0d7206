import type { FoundBranch } from '../../../../shared/contracts/courier-branches.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { FieldError } from '../../../../shared/ui/form/FieldError.tsx';
import { controlOf, type FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { StateOptions } from '../../../../shared/ui/form/StateOptions.tsx';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { hoursText } from '../model/hours.ts';
import type { CourierRatesViewProps } from '../props.ts';

/** Its own names: the form of an address stands on the same page. */
const STATE = 'near_state';
const CODE = 'near_code';

/** The courier's branches near a postal code: asked for, and one chosen, whose rates are asked for then. */
export function Branches(props: CourierRatesViewProps) {
  const { t, branches, branchFailures, errors, rates, chosen } = props;
  const isWrong = errors[STATE] !== undefined || errors[CODE] !== undefined;
  const hasRate = rates.results.some((part) => part.rates.some(({ branch }) => branch));
  const isOpen = branches !== null && !hasRate && chosen.length === 0;
  return (
    <details open={isOpen || isWrong || branchFailures.length > 0 || undefined}>
      <summary className="link small">{t.branchTitle}</summary>
      <div className="stack">
        {branchFailures.map((failure) => (
          <div className="notice" role="status" key={failure}>
            <Icon name="store" />
            <p>{failure}</p>
          </div>
        ))}
        {branches?.results.map((part) => (
          <BranchChoice key={part.supplier} {...props} part={part} />
        ))}
        <NearForm {...props} />
      </div>
    </details>
  );
}

/** The branches for one supplier's part. */
function BranchChoice({
  t,
  env,
  path,
  idempotencyKey,
  branches,
  part,
}: CourierRatesViewProps & {
  part: NonNullable<CourierRatesViewProps['branches']>['results'][number];
}) {
  const isNamed = (branches?.results.length ?? 0) > 1;
  const code = branches?.near.postal_code ?? '';
  return (
    <form method="post" action={env.base + path} className="rates">
      <input type="hidden" name="intent" value="branch" />
      <input
        type="hidden"
        name="idempotency_key"
        value={`${idempotencyKey}-branch-${part.supplier}`}
      />
      <fieldset className="choices">
        <legend className="small">
          {isNamed
            ? fill(t.branchesOf, { name: part.supplier_name, code })
            : fill(t.branchesNear, { code })}
        </legend>
        {part.branches.map((branch, place) => (
          <label className="choice" key={branch.id}>
            <input
              type="radio"
              name="agency"
              value={branch.id}
              required
              defaultChecked={place === 0}
            />
            <span className="grow">
              {branch.name}
              <small>{placeOf(branch)}</small>
              <small>{hoursText(branch.hours, t.days.split(' '))}</small>
            </span>
            {branch.distance_km !== null && (
              <span className="small muted">
                {branch.distance_km < 1
                  ? t.veryNear
                  : fill(t.away, { km: String(branch.distance_km) })}
              </span>
            )}
          </label>
        ))}
      </fieldset>
      <button className="btn btn-s">{t.branchRate}</button>
    </form>
  );
}

const placeOf = ({ street, locality, postal_code: code }: FoundBranch) =>
  [street, [locality, code].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** Asks for branches: by province and postal code alone, since nobody brings anything there. */
function NearForm({
  t,
  env,
  path,
  branchStates,
  branches,
  values,
  errors,
  idempotencyKey,
}: CourierRatesViewProps) {
  const given = {
    [STATE]: values[STATE] ?? branches?.near.administrative_area_level_1 ?? '',
    [CODE]: values[CODE] ?? branches?.near.postal_code ?? '',
  };
  const ui: FormUi = { values: given, errors, input: () => undefined, leave: () => undefined };
  return (
    <form method="post" action={env.base + path} noValidate>
      <input type="hidden" name="intent" value="branches" />
      <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-branches`} />
      <div className="fields">
        <div className="field w3">
          <label htmlFor={controlOf(ui, STATE).id}>{t.province}</label>
          <select {...controlOf(ui, STATE)} required defaultValue={given[STATE]}>
            <StateOptions
              states={[{ country: 'AR', list: branchStates }]}
              value={given[STATE] ?? ''}
              tag={env.tag}
              choose={t.chooseState}
            />
          </select>
          <FieldError ui={ui} name={STATE} />
        </div>
        <TextField ui={ui} name={CODE} label={t.postalCode} max={8} required className="w3" />
      </div>
      <button className="btn">{t.askBranches}</button>
    </form>
  );
}
