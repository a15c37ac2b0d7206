import { fill } from '../../../shared/i18n/fill.ts';
import type { SellerCodeViewProps } from './props.ts';

/** The seller's code of a purchase: closed until the buyer opens it, or the code was refused. */
export function SellerCodeView(props: SellerCodeViewProps) {
  const { env, t, path, code, typed, error, idempotencyKey } = props;
  return (
    <details open={error !== null || undefined}>
      <summary className="link small">{code === null ? t.ask : fill(t.set, { code })}</summary>
      <form method="post" action={env.base + path}>
        <input type="hidden" name="intent" value="code" />
        <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-code`} />
        <div className="field">
          <label htmlFor="f-code">{t.label}</label>
          <input
            id="f-code"
            name="code"
            maxLength={100}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            defaultValue={typed ?? code ?? ''}
            aria-invalid={error === null ? undefined : true}
            aria-describedby={error === null ? 'f-code-hint' : 'f-code-hint f-code-error'}
          />
          <p className="hint" id="f-code-hint">
            {t.hint}
          </p>
          {error !== null && (
            <p className="error" id="f-code-error">
              {error}
            </p>
          )}
        </div>
        <button className="btn">{t.save}</button>
      </form>
    </details>
  );
}
