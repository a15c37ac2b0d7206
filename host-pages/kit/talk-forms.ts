import { openConversation, sendMessage, startConversation } from '../../shared/contracts/inbox.ts';
import {
  blockConversation,
  deleteMessage,
  reportConversation,
} from '../../shared/contracts/talk-safety.ts';
import { detachPicture } from '../../shared/contracts/talk-attachments.ts';
import { rateConversation } from '../../shared/contracts/talk-rating.ts';
import { labelConversation } from '../../shared/contracts/talk-labels.ts';
import { setConversationStatus } from '../../shared/contracts/talk-status.ts';
import { takeConversation } from '../../shared/contracts/talk-taking.ts';
import { EDGE_PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { formOf, type Fields, type FormAbout, type PageForm } from './form.ts';

/** The addresses of a mailbox's pages, and who may open them. */
export interface Side {
  readonly list: string;
  readonly one: string;
  /** The mailbox: the reader's own, or the store's. */
  readonly mailboxOf: (about: { readonly me: string; readonly store: string }) => string;
  readonly pageSize: number;
}

export const OWN: Side = {
  list: '/me/inbox/messages',
  one: '/me/inbox/conversation',
  mailboxOf: ({ me }) => me,
  pageSize: EDGE_PAGE_SIZE.conversations,
};
export const STORE: Side = {
  list: '/admin/mensajes',
  one: '/admin/mensajes',
  mailboxOf: ({ store }) => store,
  pageSize: EDGE_PAGE_SIZE.inbox,
};

/** What the names of the labels' fields begin with. */
const LABEL_FIELD = 'label-';

const mailboxIn = ({ mailboxOf }: Side, { person, store }: FormAbout) =>
  mailboxOf({ me: person?.id ?? '', store: store.id });

/** The fields of a message, as its calls take them. */
function wordsIn({ body, tag, note }: Fields, mailbox: string): object {
  return {
    body,
    tags: tag ? [tag] : [],
    visibility_ids: note === 'yes' ? [mailbox] : [],
  };
}

/** Writes to a party, and leads to the conversation with it. */
export function startForm(side: Side): PageForm {
  return formOf({
    call: startConversation,
    fields(fields, about) {
      const mailbox = mailboxIn(side, about);
      return {
        mashup: `${about.person?.id}:${mailbox}`,
        peer: fields['peer'],
        ...wordsIn(fields, mailbox),
      };
    },
    onward: ({ conversation }, _fields, { base }) => `${base}${side.one}/${conversation.id}`,
  });
}

/** The forms of an open conversation. */
export function conversationForms(side: Side): Record<string, PageForm> {
  return {
    send: formOf({
      call: sendMessage,
      fields(fields, about) {
        const mailbox = mailboxIn(side, about);
        return { conversation: about.params['id'], x: mailbox, ...wordsIn(fields, mailbox) };
      },
      onward(_message, { tag }, { base, params }) {
        const about = tag ? `?${new URLSearchParams({ tag })}` : '';
        return `${base}${side.one}/${params['id']}${about}`;
      },
    }),
    block: formOf({
      call: blockConversation,
      fields: ({ blocked }, about) => ({
        id: about.params['id'],
        is_blocked: blocked === 'yes',
        key: mailboxIn(side, about),
      }),
      onward: (_conversation, _fields, { base, params }) => `${base}${side.one}/${params['id']}`,
    }),
    take: formOf({
      call: takeConversation,
      fields: ({ taken, to, seen }, about) => ({
        id: about.params['id'],
        key: mailboxIn(side, about),
        is_taken: taken === 'yes',
        ...(to && { to }),
        seen: seen || null,
      }),
      onward: (_conversation, _fields, { base, params }) => `${base}${side.one}/${params['id']}`,
    }),
    label: formOf({
      call: labelConversation,
      fields: (fields, { params }) => ({
        id: params['id'],
        labels: Object.keys(fields).flatMap((name) =>
          name.startsWith(LABEL_FIELD) ? [name.slice(LABEL_FIELD.length)] : [],
        ),
      }),
      onward: (_conversation, _fields, { base, params }) => `${base}${side.one}/${params['id']}`,
    }),
    status: formOf({
      call: setConversationStatus,
      fields: ({ status, until }, about) => ({
        id: about.params['id'],
        status,
        ...(until && { until }),
        key: mailboxIn(side, about),
      }),
      // Whoever has put it away goes on with the others.
      onward: ({ status }, _fields, { base, params }) =>
        base + (status === 'open' ? `${side.one}/${params['id']}` : side.list),
    }),
    rate: formOf({
      call: rateConversation,
      fields: ({ stars, comment }, { params }) => ({
        id: params['id'],
        stars: Number(stars),
        comment: comment ?? '',
      }),
      onward: (_rated, _fields, { base, params }) =>
        `${base}${side.one}/${params['id']}?done=rated`,
    }),
    report: formOf({
      call: reportConversation,
      fields: ({ reason }, about) => ({
        id: about.params['id'],
        reason,
        key: mailboxIn(side, about),
      }),
      onward: (_answer, _fields, { base, params }) =>
        `${base}${side.one}/${params['id']}?done=reported`,
    }),
    delete: formOf({
      call: deleteMessage,
      fields: ({ message }, about) => ({
        conversation: about.params['id'],
        x: mailboxIn(side, about),
        message,
      }),
      onward: (_message, _fields, { base, params }) => `${base}${side.one}/${params['id']}`,
    }),
    detach: formOf({
      call: detachPicture,
      fields: ({ picture }, about) => ({
        id: about.params['id'],
        picture,
        key: mailboxIn(side, about),
      }),
      onward: (_answer, _fields, { base, params }) => `${base}${side.one}/${params['id']}#adjuntos`,
    }),
    opened: formOf({
      call: openConversation,
      fields: ({ until }, about) => ({
        id: about.params['id'],
        pending: 0,
        key: mailboxIn(side, about),
        until: Number(until),
      }),
      onward: (_conversation, _fields, { base, params }) => `${base}${side.one}/${params['id']}`,
    }),
  };
}
