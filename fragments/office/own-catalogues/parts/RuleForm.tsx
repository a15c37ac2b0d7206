import { useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { EditedCatalogue } from '../../../../shared/contracts/catalogue-edits.ts';
import { itemKinds } from '../../../../shared/contracts/fields.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { problemTexts } from '../../../../shared/rules/problem-texts.ts';
import { ruleValues, type RuleField } from '../../../../shared/state/catalogue-rule-values.ts';
import { Meanwhile } from '../../../_office/Meanwhile.tsx';
import { metOf, useMeanwhile } from '../../../_office/use-meanwhile.ts';
import type { OwnCataloguesUi } from '../model.ts';

interface RuleFormProps {
  ui: OwnCataloguesUi;
  row: EditedCatalogue;
}

type Shown = Readonly<Record<string, string>>;

/** The rule by which a catalogue fills itself, in its row; all empty, its products are chosen by hand. */
export function RuleForm({ ui, row }: RuleFormProps) {
  const { props, model, action } = ui;
  const { t, idempotencyKey, values = {}, error, sellers } = props;
  const { id, name, version } = row;
  const words = t.rule;
  const labels: Readonly<Record<RuleField, string>> = {
    rule_type: words.type,
    rule_tags: words.tags,
    rule_from: words.from,
    rule_to: words.to,
    rule_owner: words.seller,
    rule_days: words.days,
  };
  const wasRefused = values['id'] === id && values['rule_type'] !== undefined;
  const [errors, setErrors] = useState<Shown>(
    wasRefused ? { ...(error && { form: error }), ...props.errors } : {},
  );
  const [isBusy, setBusy] = useState(false);
  const box = useRef<HTMLDetailsElement>(null);
  const isOlder = wasRefused && values['version'] !== String(version);
  const meanwhile = useMeanwhile(box, isOlder ? metOf(null, values, ruleValues(row.rule)) : null);
  const known: Shown = meanwhile.values ?? (wasRefused ? values : ruleValues(row.rule));
  const close = (): void => {
    setErrors({});
    meanwhile.meet(null);
    box.current!.open = false;
    box.current!.querySelector('summary')?.focus();
  };
  const save = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Shown;
    if (isBusy) return;
    // Comes with the press: few of those who see the list change a rule.
    const rules = await import('../../../../shared/state/catalogue-rule.ts').catch(() => undefined);
    if (!rules) return setErrors({ form: t.tryAgain });
    const problems = problemTexts(rules.ruleProblems(typed), t.rule.problems, {});
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    setBusy(true);
    const failure = await model.rename(id, { rule: rules.ruleOf(typed) });
    setBusy(false);
    if (!failure) return close();
    const { now } = failure;
    if (now) meanwhile.meet(metOf(ruleValues(row.rule), typed, ruleValues(now.rule)));
    setErrors({ form: failure.message || t.tryAgain });
  };
  /** A value as an owner reads it. */
  const say = (of: string, value: string): string => {
    if (of === 'rule_type') return { ...words.types, '': words.anyType }[value] ?? value;
    if (of !== 'rule_owner') return value;
    return (
      sellers.find((one) => one.value === value)?.name ?? (value === '' ? words.anySeller : value)
    );
  };
  const about = (of: RuleField, hint?: string) => ({
    id: `${of}-${id}`,
    name: of,
    defaultValue: known[of] ?? '',
    'aria-invalid': errors[of] ? true : undefined,
    'aria-describedby':
      [hint && `${of}-${id}-hint`, errors[of] && `${of}-${id}-error`].filter(Boolean).join(' ') ||
      undefined,
  });
  const around = (of: RuleField, label: string, control: ReactNode, hint?: string) => (
    <div className="field">
      <label htmlFor={`${of}-${id}`}>{label}</label>
      {control}
      {hint && (
        <p className="hint" id={`${of}-${id}-hint`}>
          {hint}
        </p>
      )}
      {errors[of] && (
        <p className="error" id={`${of}-${id}-error`}>
          {errors[of]}
        </p>
      )}
    </div>
  );
  const line = (
    of: RuleField,
    label: string,
    mode: 'decimal' | 'numeric' | 'text',
    hint?: string,
  ) => around(of, label, <input {...about(of, hint)} inputMode={mode} autoComplete="off" />, hint);
  const choice = (of: RuleField, label: string, options: readonly (readonly [string, string])[]) =>
    around(
      of,
      label,
      <select {...about(of)}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>,
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
      <summary className="btn btn-s btn-quiet" aria-label={fill(words.openOf, { name })}>
        {words.open}
      </summary>
      <form
        // A rule that was saved elsewhere is shown anew.
        key={`${version}-${meanwhile.key}`}
        method="post"
        action={action}
        data-enhance=""
        noValidate={ui.live}
        onSubmit={(event) => void save(event)}
      >
        <p className="small muted">{words.text}</p>
        <input type="hidden" name="intent" value="rule" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <Meanwhile
          t={t.meanwhile}
          differing={meanwhile.differing}
          labelOf={(of) => labels[of as RuleField]}
          say={say}
          {...(ui.live && { take: meanwhile.take })}
        />
        {choice('rule_type', words.type, [
          ['', words.anyType],
          ...itemKinds.map((kind) => [kind, words.types[kind]] as const),
        ])}
        {line('rule_tags', words.tags, 'text', words.tagsHint)}
        <div className="pair">
          {line('rule_from', words.from, 'decimal')}
          {line('rule_to', words.to, 'decimal')}
        </div>
        {sellers.length > 1 ? (
          choice('rule_owner', words.seller, [
            ['', words.anySeller],
            ...sellers.map(({ value, name: seller }) => [value, seller] as const),
          ])
        ) : (
          <input type="hidden" name="rule_owner" value={known['rule_owner'] ?? ''} />
        )}
        {line('rule_days', words.days, 'numeric', words.daysHint)}
        <div role="status">{errors['form'] && <p className="error">{errors['form']}</p>}</div>
        <div className="cluster">
          <button
            className="btn btn-s btn-primary"
            aria-label={fill(words.saveOf, { name })}
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
