import { fill } from '../../../shared/i18n/fill.ts';
import { CONTACT_MAX } from '../../../shared/rules/contact-message.ts';
import { WAITING_PLACES_MAX } from '../../../shared/rules/waiting-list.ts';
import { controlOf, type FormUi } from '../../../shared/ui/form/form-ui.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { TextField } from '../../../shared/ui/form/TextField.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { WaitingListViewProps } from './props.ts';

type Props = FragmentProps<WaitingListViewProps>;

const PLACES = Array.from({ length: WAITING_PLACES_MAX }, (_, n) => String(n + 1));

/** The form by which a visitor waits for places of an experience, or what to expect once it is sent. */
export function WaitingListView(props: Props) {
  const { t, env, item, offer, place, isLeft, error } = props;
  const name = offer?.name ?? '';
  return (
    <section className="account">
      <header>
        <h1 className="h1">{isLeft ? t.left : place ? t.joined : t.title}</h1>
        <p className="muted">
          {isLeft ? t.leftText : place ? t.joinedText : offer ? fill(t.text, { name }) : t.none}
        </p>
      </header>
      <FormNotice text={error} />
      {place && !isLeft && <Leave {...props} place={place} />}
      {offer && !place && !isLeft && <Join {...props} offer={offer} />}
      <p>
        <a href={`${env.base}/experiencias/${env.store}/${item}`}>{t.back}</a>
      </p>
    </section>
  );
}

const actionOf = ({ env, item }: Props): string => `${env.base}/lista-de-espera/${item}`;

function Join(props: Props & { offer: NonNullable<Props['offer']> }) {
  const { t, offer, values, errors, idempotencyKey } = props;
  const ui: FormUi = { values, errors, input: () => {}, leave: () => {} };
  const [only, ...more] = offer.kinds;
  const kind = controlOf(ui, 'sku');
  const places = controlOf(ui, 'places', true);
  return (
    <form method="post" action={actionOf(props)}>
      <input type="hidden" name="intent" value="join" />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      {more.length === 0 ? (
        <input type="hidden" name="sku" value={only?.sku ?? ''} />
      ) : (
        <div className="field">
          <label htmlFor={kind.id}>{t.kind}</label>
          <select {...kind} defaultValue={values['sku'] ?? only?.sku}>
            {offer.kinds.map(({ sku, description }) => (
              <option key={sku} value={sku}>
                {Object.values(description).join(' · ') || offer.name}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="field">
        <label htmlFor={places.id}>{t.places}</label>
        <select {...places} defaultValue={values['places'] ?? '1'}>
          {PLACES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <p className="hint" id={`${places.id}-hint`}>
          {t.placesHint}
        </p>
      </div>
      <TextField
        ui={ui}
        name="name"
        label={t.name}
        max={CONTACT_MAX.name}
        required
        autoComplete="name"
      />
      <TextField
        ui={ui}
        name="email"
        label={t.email}
        type="email"
        max={254}
        required
        autoComplete="email"
        hint={t.emailHint}
      />
      <button className="btn btn-primary btn-block">{t.join}</button>
    </form>
  );
}

function Leave(props: Props & { place: string }) {
  const { t, place, idempotencyKey } = props;
  return (
    <form method="post" action={actionOf(props)}>
      <input type="hidden" name="intent" value="leave" />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <input type="hidden" name="place" value={place} />
      <button className="btn btn-block">{t.leave}</button>
    </form>
  );
}
