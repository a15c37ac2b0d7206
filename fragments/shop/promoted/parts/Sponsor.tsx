import { fill } from '../../../../shared/i18n/fill.ts';
import { SPONSOR_REASON_MAX } from '../../../../shared/rules/promoters.ts';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import type { PromotedViewProps, SponsorProps } from '../props.ts';
import { addressOf } from './address.ts';

interface Props extends PromotedViewProps {
  sponsor: SponsorProps;
  nameOf: (id: string) => string;
  dayOf: (iso: string) => string;
}

/** Most characters of a username. */
const USERNAME_MAX = 60;

/** Who brought the account in view, who did before, and the form by which the network's owner changes it. */
export function Sponsor(props: Props) {
  const { t, of, me, path, idempotencyKey, sponsor, nameOf, dayOf } = props;
  const { former, values, errors } = sponsor;
  const said =
    of.sponsor === null
      ? t.unsponsored
      : of.sponsor === me
        ? t.sponsoredByMe
        : fill(t.sponsoredBy, { name: nameOf(of.sponsor) });
  const isRefused = Object.keys(values).length > 0;
  const ui: FormUi = { values, errors, input: () => {}, leave: () => {} };
  return (
    <section className="card sponsor" aria-labelledby="sponsor">
      <h2 className="h3" id="sponsor">
        {t.sponsor}
      </h2>
      <p>{said}</p>
      {former.length > 0 && (
        <>
          <h3 className="small">{t.former}</h3>
          <ul className="small">
            {former.map(({ sponsor: one, since, until, reason }) => (
              <li key={until} dir="auto">
                {fill(t.formerOne, {
                  name: one === null ? t.nobody : nameOf(one),
                  since: dayOf(since),
                  until: dayOf(until),
                  reason,
                })}
              </li>
            ))}
          </ul>
        </>
      )}
      <details open={isRefused || undefined}>
        <summary className="btn btn-s">{t.change}</summary>
        <form className="stack" method="post" action={`${path}#sponsor`}>
          <p className="small muted">{t.changeText}</p>
          <input type="hidden" name="intent" value="sponsor" />
          <input type="hidden" name="id" value={of.id} />
          <input type="hidden" name="back" value={addressOf(props, nameOf, {})} />
          <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-sponsor`} />
          <TextField
            ui={ui}
            name="sponsor"
            label={t.username}
            hint={t.usernameHint}
            max={USERNAME_MAX}
            autoComplete="off"
            autoCapitalize="none"
          />
          <TextField
            ui={ui}
            name="reason"
            label={t.reason}
            hint={t.reasonHint}
            max={SPONSOR_REASON_MAX}
            required
            autoComplete="off"
          />
          <p>
            <button className="btn btn-s btn-primary">{t.save}</button>
          </p>
        </form>
      </details>
      <form className="on" method="get" action={path}>
        <div className="field">
          <label htmlFor="find">{t.find}</label>
          <input
            id="find"
            name="PromotedList"
            maxLength={USERNAME_MAX}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <button className="btn">{t.findNow}</button>
      </form>
    </section>
  );
}
