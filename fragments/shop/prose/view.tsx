import { fill } from '../../../shared/i18n/fill.ts';
import { formatPhone } from '../../../shared/rules/phone.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { Messages } from './messages/es.ts';
import type { ProseViewProps } from './props.ts';
import type { Document } from './messages/texts/document.ts';

/** A page of text: about the store, its terms or its privacy notice. */
export function ProseView(props: FragmentProps<ProseViewProps>) {
  if (props.page === 'info') return <Info {...props} />;
  return <Text {...props} text={props.t[props.page]} />;
}

function Text({ env, store, text, t }: ProseViewProps & { text: Document }) {
  const values = { store: store.name, address: store.address, contact: contactOf(store, t) };
  const said = (words: string) => fill(words, values);
  const date = new Intl.DateTimeFormat(env.tag, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <article className="prose">
      <h1>{text.title}</h1>
      <p className="muted small">
        {t.updated} <time dateTime={text.updated}>{date.format(new Date(text.updated))}</time>
      </p>
      {text.intro.map((paragraph) => (
        <p key={paragraph} className="intro">
          {said(paragraph)}
        </p>
      ))}
      {text.sections.map(({ title, paragraphs, list }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{said(paragraph)}</p>
          ))}
          {list && (
            <ul>
              {list.map((entry) => (
                <li key={entry}>{said(entry)}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  );
}

/** How to reach the store: by e-mail, else by phone, else by its page. */
function contactOf({ email, phone, address }: ProseViewProps['store'], { ways }: Messages): string {
  if (email) return fill(ways.email, { email });
  return phone ? fill(ways.phone, { phone }) : fill(ways.page, { address });
}

function Info({ store, about, t }: ProseViewProps) {
  const { name, address, email, phone } = store;
  const paragraphs = about?.trim()
    ? about.trim().split(/\n{2,}/)
    : [fill(t.noAbout, { store: name })];
  return (
    <article className="prose">
      <h1>{fill(t.about, { store: name })}</h1>
      {paragraphs.map((paragraph, index) => (
        <p key={index} className={index ? undefined : 'intro'}>
          {paragraph}
        </p>
      ))}
      {(email ?? phone) !== null && (
        <section>
          <h2>{t.contact}</h2>
          <dl className="contact">
            {email && (
              <div>
                <dt>{t.email}</dt>
                <dd>
                  <a href={`mailto:${email}`}>{email}</a>
                </dd>
              </div>
            )}
            {phone && (
              <div>
                <dt>{t.phone}</dt>
                <dd>
                  <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{formatPhone(phone)}</a>
                </dd>
              </div>
            )}
            <div>
              <dt>{t.web}</dt>
              <dd>{address}</dd>
            </div>
          </dl>
        </section>
      )}
    </article>
  );
}
