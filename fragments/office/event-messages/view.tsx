import { fill } from '../../../shared/i18n/fill.ts';
import { EDGE_PAGE_SIZE } from '../../../shared/kernel/constants/page-sizes.ts';
import { lastPage } from '../../../shared/rules/paging.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { Pager } from '../../../shared/ui/Pager.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { Compose } from './parts/Compose.tsx';
import { Message } from './parts/Message.tsx';
import { Preview } from './parts/Preview.tsx';
import type { EventMessagesViewProps } from './props.ts';

/** What a store writes to the attendants of an experience: a form with its preview, and what was written before. */
export function EventMessagesView(props: EventMessagesViewProps) {
  const { env, t, event, messages, total, page, done, reach, error } = props;
  const door = `${env.base}/admin/asistentes/${event.item}`;
  return (
    <OfficePage
      title={t.title}
      intro={fill(t.intro, { name: event.name })}
      done={done && t.done[done]}
    >
      <FormNotice text={error && `${t.failed}. ${error}`} />
      {reach && <Preview {...props} reach={reach} />}
      <Compose {...props} />
      <section className="card" aria-labelledby="written">
        <h2 className="h2" id="written">
          {t.written}
        </h2>
        {messages.length > 0 ? (
          <ul className="rows" role="list">
            {messages.map((message) => (
              <li key={message.id}>
                <Message {...props} message={message} />
              </li>
            ))}
          </ul>
        ) : (
          <div className="empty">
            <h3 className="h3">{t.none}</h3>
            <p className="muted">{t.noneText}</p>
          </div>
        )}
        <Pager
          t={t.pager}
          tag={env.tag}
          page={page}
          last={lastPage(total, EDGE_PAGE_SIZE.attendants)}
          url={(to) => `${door}/mensajes?page=${to}`}
        />
      </section>
      <p>
        <a href={door}>{t.toDoor}</a>
      </p>
    </OfficePage>
  );
}
