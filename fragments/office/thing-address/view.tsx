import { fill } from '../../../shared/i18n/fill.ts';
import { ADDRESS_MAX } from '../../../shared/rules/page-addresses.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { TextField } from '../../../shared/ui/form/TextField.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import type { ThingAddressViewProps } from './props.ts';

/** The address of one page of the store: the form that changes it, and the addresses that it had. */
export function ThingAddressView(props: ThingAddressViewProps) {
  const { env, t, address, store, editor, action, isSaved, idempotencyKey } = props;
  const { errors = {}, error = null, values = { slug: address.slug } } = props;
  const ui = { values, errors, input() {}, leave() {} };
  const hidden = {
    intent: 'save',
    idempotency_key: idempotencyKey,
    version: String(address.version),
  };
  return (
    <OfficePage title={t.title} intro={t.intro} done={isSaved ? t.saved : null}>
      <FormNotice text={error} />
      <p>
        <a className="btn btn-s btn-quiet" href={editor}>
          {fill(t.back, { name: address.name })}
        </a>
      </p>
      <form className="card change" method="post" action={action} noValidate>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="anywhere">
          <span className="muted small">{t.now}</span>
          <br />
          <a href={env.base + address.path}>{store + address.path}</a>
        </p>
        <TextField
          ui={ui}
          name="slug"
          label={t.slug}
          hint={t.hint}
          max={10 * ADDRESS_MAX.slug}
          autoCapitalize="none"
          autoComplete="off"
        />
        <p>
          <button className="btn btn-primary">{t.save}</button>
        </p>
      </form>
      {address.before.length > 0 && (
        <section aria-label={t.before}>
          <h2 className="h3">{t.before}</h2>
          <p className="muted">{t.beforeText}</p>
          <ul className="anywhere">
            {address.before.map((path) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <a href={`${env.base}/admin/direcciones`}>{t.all}</a>
      </p>
    </OfficePage>
  );
}
