import { useRef, useState } from 'react';
import type { TalkMessage } from '../../../../shared/contracts/inbox.ts';
import type { ItemCard } from '../../../../shared/contracts/items.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { openPlace } from '../../../../shared/rules/quick-replies.ts';
import { MESSAGE_MAX } from '../../../../shared/rules/talk-line.ts';
import { FormNotice } from '../../../../shared/ui/form/FormNotice.tsx';
import type { OpenTalk, TalkViewProps } from '../props.ts';
import { Hidden } from './PostForm.tsx';
import { putText } from './put-text.ts';
import { Replies } from './Replies.tsx';
import { useLate } from './use-late.ts';
import { useReplies } from './use-replies.ts';

interface Composed {
  readonly action: string;
  readonly intent: 'start' | 'send';
  /** Takes the message over; without it the form posts. */
  readonly onSend?: (body: string, tags: readonly string[], isNote: boolean) => void;
  readonly onTyped?: (text: string) => void;
  readonly field?: React.RefObject<HTMLTextAreaElement | null>;
  /** As they are now; those of the page otherwise. */
  readonly messages?: readonly TalkMessage[];
}

/** The form that writes a message: a post without script, a call with it. */
export function Composer(props: TalkViewProps & { readonly open: OpenTalk } & Composed) {
  const { t, env, me, mailbox, text, error, idempotencyKey } = props;
  const { action, intent, onSend, onTyped } = props;
  const own = useRef<HTMLTextAreaElement>(null);
  const field = props.field ?? own;
  const [team, loadTeam] = useLate(() => import('./Mentions.tsx'));
  const [picker, loadPicker] = useLate(() => import('./ItemPicker.tsx'));
  const [isPicking, setPicking] = useState(false);
  const [picked, setPicked] = useState<ItemCard | null>(null);
  const open = {
    ...props.open,
    about: picked && picker ? picker.aboutOf(picked, env.store) : props.open.about,
  };
  const replies = useReplies({ ...props, open }, (words) => {
    // What nothing fills is selected, so that typing takes its place.
    putText(field, words, openPlace(words));
    onTyped?.(words);
  });
  return (
    <>
      <slot name="plain" />
      <form
        className="composer"
        method="post"
        action={action}
        data-enhance={onSend ? '' : undefined}
        onSubmit={(submitted) => {
          if (!onSend) return;
          submitted.preventDefault();
          const form = submitted.currentTarget;
          const body = field.current?.value.trim() ?? '';
          if (body === '') return;
          const tags = open.about ? [open.about.tag] : [];
          onSend(body, tags, new FormData(form).get('note') === 'yes');
          setPicked(null);
          form.reset();
          putText(field, '');
        }}
      >
        <FormNotice text={error} />
        <Hidden
          fields={{
            intent,
            idempotency_key: `${idempotencyKey}-${intent}`,
            peer: open.peer,
            tag: open.about?.tag ?? '',
          }}
        />
        {open.about && !picked && (
          <p className="small muted">{fill(t.about, { label: open.about.label })}</p>
        )}
        {picker && picked && (
          <picker.Picked {...props} item={picked} onDrop={() => setPicked(null)} />
        )}
        <div className="field">
          <label htmlFor="f-body" className="visually-hidden">
            {t.text}
          </label>
          <textarea
            ref={field}
            id="f-body"
            name="body"
            rows={2}
            required
            maxLength={MESSAGE_MAX}
            placeholder={t.text}
            defaultValue={text}
            {...replies.attributes}
            onChange={({ currentTarget }) => {
              onTyped?.(currentTarget.value);
              replies.typed(currentTarget.value);
              if (me !== mailbox && currentTarget.value.includes('@')) loadTeam();
            }}
            onBlur={() => replies.typed('')}
            onKeyDown={(event) => {
              if (replies.key(event)) return;
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
          />
        </div>
        <Replies {...props} replies={replies} />
        {team && <team.Mentions {...props} field={field} onPut={onTyped} />}
        <div className="foot">
          {me !== mailbox && (
            <label className="check small">
              <input type="checkbox" name="note" value="yes" /> {t.asNote}
            </label>
          )}
          {/* A tag is of the store that talks, and its items are found on its own pages. */}
          {[mailbox, open.peer].includes(env.store) && (
            <button
              type="button"
              className="btn by-key"
              onClick={() => {
                loadPicker();
                setPicking(true);
              }}
            >
              {t.pick.open}
            </button>
          )}
          <button className="btn btn-primary">{t.send}</button>
        </div>
      </form>
      {picker && isPicking && (
        <picker.ItemPicker
          {...props}
          onPick={(item) => {
            setPicking(false);
            if (!item) return;
            setPicked(item);
            field.current?.focus();
          }}
        />
      )}
      {props.replies && props.replies.length > 0 && (
        <p className="small muted by-key">{t.replies.hint}</p>
      )}
    </>
  );
}
