import type { ContactEntry } from '../../../../shared/contracts/contact.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { OfficePage } from '../../../_office/OfficePage.tsx';
import type { InboxViewProps } from '../props.ts';

interface EntryProps extends Pick<InboxViewProps, 't' | 'env'> {
  entry: ContactEntry;
  photo: string | null;
  /** The path of the conversation with the writer; null where mail is the only way to answer. */
  conversation: string | null;
  /** The time of the message in words. */
  at: string;
}

/** One message: its writer, the ways to answer, and its text. */
export function Entry({ t, env, entry, photo, conversation, at }: EntryProps) {
  const { name, email, phone, message, user, page } = entry;
  return (
    <OfficePage title={fill(t.from, { name })} intro={at} done={null}>
      <div className="writer">
        {photo === null ? (
          <span className="face">
            <Icon name="user" />
          </span>
        ) : (
          <img className="face" src={photo} alt="" width="56" height="56" />
        )}
        <div className="own">
          <b>{name}</b>
          <span className="muted small">{user === null ? t.visitor : t.account}</span>
        </div>
      </div>
      <dl className="facts">
        <dt>{t.email}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        {phone !== null && (
          <>
            <dt>{t.phone}</dt>
            <dd>
              <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
            </dd>
          </>
        )}
        {page !== null && (
          <>
            <dt>{t.page}</dt>
            <dd>
              <a href={env.base + page}>{page}</a>
            </dd>
          </>
        )}
      </dl>
      <section aria-label={t.message}>
        <p className="body">{message}</p>
      </section>
      <p className="cluster">
        {conversation !== null && (
          <a className="btn btn-primary" href={env.base + conversation}>
            {t.answer}
          </a>
        )}
        <a className={conversation === null ? 'btn btn-primary' : 'btn'} href={`mailto:${email}`}>
          {t.answerByMail}
        </a>
        <a className="btn" href={`${env.base}/me/inbox`}>
          {t.back}
        </a>
      </p>
    </OfficePage>
  );
}
