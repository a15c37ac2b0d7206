import { count } from '../../../shared/i18n/fill.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { Icon } from '../../../shared/ui/Icon.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import { PassForm } from './parts/PassForm.tsx';
import { TicketCard } from './parts/TicketCard.tsx';
import type { TicketsViewProps } from './props.ts';

/** The tickets of an order, or one by its own link: for the screen at the door, and for paper. */
export function TicketsView(props: FragmentProps<TicketsViewProps>) {
  const { env, t, number, order, needsSignIn, tickets, wallet, done, error } = props;
  const [first] = tickets;
  const own = `${env.base}/mis-compras/${order}`;
  const next = encodeURIComponent(`${own}/boletos`);
  return (
    <section className="page" aria-labelledby="title">
      <header>
        <h1 className="h1" id="title">
          {number === null ? t.one : t.title}
        </h1>
        {tickets.length > 0 && (
          <p className="muted">
            {number === null ? t.oneIntro : count(t, 'intro', tickets.length, { number })}
          </p>
        )}
      </header>
      {done && (
        <div className="notice notice-success" role="status">
          <Icon name="check" />
          <p>{done === 'passed' ? t.passed : t.mailed}</p>
        </div>
      )}
      <FormNotice text={error && `${t.failed}. ${error}`} />
      {needsSignIn && (
        <div className="empty">
          <p>{t.signIn}</p>
          <a className="btn btn-primary" href={`${env.base}/login?next=${next}`}>
            {t.toSignIn}
          </a>
        </div>
      )}
      {!needsSignIn && tickets.length === 0 && (
        <div className="empty">
          <h2 className="h3">{t.none}</h2>
          <p className="muted">{t.noneText}</p>
        </div>
      )}
      {tickets.length > 0 && (
        <ul className="tickets" role="list" aria-label={t.list}>
          {tickets.map((ticket) => (
            <li key={ticket.id}>
              <TicketCard env={env} t={t} ticket={ticket} isAlone={order === null}>
                {order !== null && ticket.state === 'valid' && (
                  <PassForm {...props} ticket={ticket} action={`${own}/boletos`} />
                )}
              </TicketCard>
            </li>
          ))}
        </ul>
      )}
      {order !== null && tickets.length > 0 && (
        <form method="post" action={`${own}/boletos`}>
          <input type="hidden" name="intent" value="mail" />
          <input type="hidden" name="idempotency_key" value={`${props.idempotencyKey}-mail`} />
          <button className="btn btn-quiet">{t.sendMail}</button>
        </form>
      )}
      <p className="back cluster">
        {first && (
          <a
            className="btn"
            href={
              order === null
                ? `${env.base}/boletos/${first.id}/${first.code}/pdf`
                : `${own}/boletos.pdf`
            }
            download=""
          >
            {t.pdf}
          </a>
        )}
        {order !== null && tickets.length > 1 && (
          <a className="btn" href={`${own}/boletos.zip`} download="">
            {t.zip}
          </a>
        )}
        {wallet?.google && (
          <a className="btn" href={wallet.google}>
            {t.google}
          </a>
        )}
        {wallet && (
          <a className="btn" href={env.base + wallet.apple} download="">
            {wallet.is_apple_signed ? t.appleSigned : t.apple}
          </a>
        )}
        {order !== null && <a href={own}>{t.back}</a>}
      </p>
      {wallet?.is_apple_signed === false && <p className="small muted">{t.notSigned}</p>}
    </section>
  );
}
