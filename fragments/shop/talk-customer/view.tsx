import { count } from '../../../shared/i18n/fill.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { TalkCustomerViewProps } from './props.ts';

type Props = FragmentProps<TalkCustomerViewProps>;

/** Messages that follow a question on the page that its link opens. */
const AFTER_QUESTION = 9;

/** The customer of a conversation, beside it: cart, last orders, and what they asked before. */
export function TalkCustomerView(props: Props) {
  const { t, customer } = props;
  const { cart, orders, contacts, questions } = customer;
  return (
    <details className="options">
      <summary className="btn btn-s">{t.title}</summary>
      <div className="panel">
        {cart && <Cart {...props} cart={cart} />}
        {orders && <Orders {...props} orders={orders} />}
        <Questions {...props} questions={questions} />
        {contacts && contacts.length > 0 && <Contacts {...props} contacts={contacts} />}
      </div>
    </details>
  );
}

function Cart({ t, env, cart }: Props & { cart: NonNullable<Props['customer']['cart']> }) {
  const money = (amount: number) => formatMoney(amount, cart.currency, env.tag);
  return (
    <section aria-labelledby="c-cart">
      <h2 id="c-cart">{t.cart}</h2>
      {cart.lines.length === 0 ? (
        <p className="muted">{t.noCart}</p>
      ) : (
        <>
          <ul role="list">
            {cart.lines.map(({ name, path, amount, total }) => (
              <li key={path + name + String(total)} className="pair">
                <a href={env.base + path} dir="auto">
                  {amount} × {name}
                </a>
                <span>{money(total)}</span>
              </li>
            ))}
          </ul>
          <p className="pair">
            <b>{t.total}</b>
            <b>{money(cart.total)}</b>
          </p>
        </>
      )}
    </section>
  );
}

function Orders({
  t,
  env,
  zone,
  orders,
}: Props & { orders: NonNullable<Props['customer']['orders']> }) {
  const day = dayIn(env.tag, zone);
  return (
    <section aria-labelledby="c-orders">
      <h2 id="c-orders">{t.orders}</h2>
      <p className="muted">{orders.count === 0 ? t.noOrders : count(t, 'made', orders.count)}</p>
      <ul role="list">
        {orders.results.map(({ id, number, state, total, currency, created_at: at }) => (
          <li key={id}>
            <span className="pair">
              <a href={`${env.base}/admin/ordenes/${id}`}>{number}</a>
              <span>{formatMoney(total, currency, env.tag)}</span>
            </span>
            <span className="muted">
              {t.states[state]} · {day(at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Questions({
  t,
  env,
  zone,
  path,
  questions,
}: Props & Pick<Props['customer'], 'questions'>) {
  const day = dayIn(env.tag, zone);
  return (
    <section aria-labelledby="c-questions">
      <h2 id="c-questions">{t.questions}</h2>
      {questions.length === 0 ? (
        <p className="muted">{t.noQuestions}</p>
      ) : (
        <ul role="list">
          {questions.map(({ seq, asked_at: at, answered_at: answered }) => (
            <li key={seq} className="pair">
              <a href={`${env.base}${path}?until=${seq + AFTER_QUESTION}`}>{day(at)}</a>
              <span className="muted">{answered === null ? t.waits : t.answered}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Contacts({
  t,
  env,
  zone,
  contacts,
}: Props & { contacts: NonNullable<Props['customer']['contacts']> }) {
  const day = dayIn(env.tag, zone);
  return (
    <section aria-labelledby="c-contacts">
      <h2 id="c-contacts">{t.contacts}</h2>
      <ul role="list">
        {contacts.map(({ id, teaser, created_at: at }) => (
          <li key={id}>
            <a href={`${env.base}/me/inbox/${id}`} dir="auto">
              {teaser}
            </a>{' '}
            <span className="muted">{day(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function dayIn(tag: string, timeZone: string): (iso: string) => string {
  const format = dateTimeFormat(tag, { dateStyle: 'medium', timeZone });
  return (iso) => format.format(new Date(iso));
}
