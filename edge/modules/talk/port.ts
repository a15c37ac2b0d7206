import type { LineCalls } from '../../session/index.ts';
import type { TalkNotice } from '../../../shared/rules/talk-notices.ts';
import type { PutAway } from '../../../shared/rules/talk-status.ts';
import type { TagLink } from '../../../shared/rules/talk-tags.ts';

/** The calls of a conversation's object. Only the edge makes them, and it has looked at who asks. */
export interface ConversationCalls {
  /** Makes the conversation; again changes nothing but names. */
  begin(beginning: Beginning): Promise<void>;
  /** How it stands for a party; null for a mailbox that is none, and before it has begun. */
  stand(mailbox: string): Promise<Standing | null>;
  /** Stores a message once under its writer's key, and gives it to everybody who has it open. */
  write(draft: Draft): Promise<Written | Refused>;
  /** How many messages of the other party a store has not answered. */
  unanswered(store: string): Promise<number>;
  /** Keeps a picture for the account's next message; a repeat under its key changes nothing. */
  attach(picture: NewAttachment): Promise<Attaching>;
  /** What an account has attached and not sent yet; null for a mailbox that is no party. */
  attached(mailbox: string, accountId: string): Promise<Picture[] | null>;
  /** Takes one of them away. */
  detach(one: OneAttachment): Promise<Picture[] | null>;
  /** The type of a picture that a reader may see; null for none. */
  attachmentType(one: OneAttachment): Promise<string | null>;
  /** Messages that a party may see. */
  history(mailbox: string, asked: Asked): Promise<History | null>;
  /** The last messages about a tag that a party may see, the newest first. */
  thread(mailbox: string, tag: string, limit: number): Promise<Thread | null>;
  /**
   * Writes a notice once under its key, or changes its words; nothing where nobody has asked about its
   * subject. Nobody is alerted, and nothing waits to be opened.
   */
  notice(noticing: Noticing): Promise<void>;
  /**
   * Marks it opened by a party, up to a message; a mark only grows.
   * @param hides whether the other party learns nothing of it, from now on
   */
  opened(mailbox: string, until?: number, hides?: boolean): Promise<Standing | null>;
  /** A party takes no more messages of the other, or takes them again. */
  block(mailbox: string, blocked: boolean, now: number): Promise<Standing | null>;
  /** A party puts it away, or takes it back; a message of the other party does that too. */
  putAway(mailbox: string, how: PutAway): Promise<Standing | null>;
  /** Takes the words of a message back that the account has just written; a repeat changes nothing. */
  remove(removal: Removal): Promise<Written | { readonly refused: 'not_found' | 'message_stays' }>;
  /**
   * An account is erased: its name and its words go, the other side's stay. Of what it wrote for a store its
   * name goes alone.
   */
  erase(accountId: string, now: number): Promise<void>;
  /**
   * Ends the sockets of an account that may not read their mailbox any more.
   * @returns how many it still has
   */
  recheck(accountId: string): Promise<number>;
}

export interface Party {
  readonly id: string;
  readonly name: string;
}

/** A store on whose pages a party reads: its id, its name and its address. */
export interface Place extends Party {
  /** Origin and prefix of its pages. */
  readonly address: string;
}

export interface PlacedParty extends Party {
  readonly place: Place;
}

export interface Beginning {
  readonly id: string;
  readonly parties: readonly [PlacedParty, PlacedParty];
  /** Milliseconds, UTC. */
  readonly now: number;
}

export interface Draft {
  /** The party that writes, with its name now. */
  readonly from: PlacedParty;
  readonly author: Party;
  /** Of the writer; a repeat under it gives the message that is stored. */
  readonly key: string;
  /** Of what was sent: the same key with other words is refused. */
  readonly hash: string;
  readonly body: string;
  readonly links: readonly TagLink[];
  /** The parties that may see it; empty for both. */
  readonly visibility: readonly string[];
  /** Whether the other party has to do with what the message is about, or with who writes it. */
  readonly isKnown: boolean;
  readonly now: number;
}

/** What the platform writes in the conversation about an order. */
export interface Noticing {
  /** The store, for whose side it stands. */
  readonly store: string;
  /** A repeat under it writes nothing more. */
  readonly key: string;
  /** What it is about. */
  readonly link: TagLink;
  readonly notice: TalkNotice;
  /** Words that it repeats: a note's; null takes them away. */
  readonly body: string | null;
  /** When its event happened, in milliseconds, UTC. */
  readonly at: number;
}

/** A picture of a message, or of one that is about to be sent. */
export interface Picture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** A picture, and who asks for it. */
export interface OneAttachment {
  readonly mailbox: string;
  readonly accountId: string;
  readonly id: string;
}

/** A picture that has come, whose bytes stand in the bucket. */
export interface NewAttachment extends OneAttachment, Picture {
  /** Of the upload: a repeat under it changes nothing. */
  readonly key: string;
  readonly type: string;
  /** Milliseconds, UTC. */
  readonly now: number;
}

export type Attaching =
  | { readonly attached: readonly Picture[]; readonly isRepeat: boolean }
  | { readonly refused: 'not_found' | 'attachments_full' };

/** The name of a picture's bytes in the bucket, which no public address leads to. */
export function attachmentKey(conversation: string, id: string): string {
  return `private/talk/${conversation}/${id}`;
}

export interface Removal {
  readonly mailbox: string;
  /** The account that wrote it. */
  readonly accountId: string;
  readonly message: string;
  readonly now: number;
}

/** How a conversation stands for one party. */
export interface Standing {
  readonly id: string;
  readonly mailbox: string;
  /** Origin and prefix of the pages where it is read. */
  readonly address: string;
  readonly peer: Party & {
    readonly isErased: boolean;
    /** The newest message that it has opened; 0 where it tells nobody. */
    readonly readSeq: number;
    /** When it has closed the conversation after writing in it; null while it is open, and where it never wrote. */
    readonly closedAt: number | null;
  };
  /** Whether this party takes messages of the other, and the other of this one. */
  readonly hasBlocked: boolean;
  readonly isBlocked: boolean;
  /** Whether this party has put it away, for good or until a moment. */
  readonly isClosed: boolean;
  readonly snoozedUntil: number | null;
  readonly pending: number;
  readonly lastSeq: number;
  readonly readSeq: number;
  readonly last: LastMessage | null;
}

export interface LastMessage {
  readonly sender: string;
  readonly teaser: string;
  readonly visibility: readonly string[];
  readonly at: number;
}

/** A message as one party may see it. */
export interface StoredMessage {
  readonly id: string;
  readonly seq: number;
  /** The message before it that the party may see; 0 for the first. */
  readonly after: number;
  readonly party: string;
  readonly author: Party;
  readonly body: string;
  /** Its writer has taken its words back. */
  readonly isDeleted: boolean;
  readonly links: readonly TagLink[];
  readonly attachments: readonly Picture[];
  readonly visibility: readonly string[];
  readonly at: number;
  readonly key: string;
  /** Of a notice; null for a message. */
  readonly notice: TalkNotice | null;
}

export interface Written {
  readonly message: StoredMessage;
  readonly standing: Standing;
}

export interface Refused {
  readonly refused:
    | 'not_found'
    | 'supplier_not_found'
    | 'conversation_blocked'
    | 'answer_awaited'
    | 'too_many_messages'
    | 'idempotency_key_reused';
}

export interface Asked {
  readonly offset: number;
  readonly limit: number;
  /** The newest message that is looked at. */
  readonly until?: number | undefined;
  /** Only those after it, the oldest first. */
  readonly since?: number | undefined;
  /** Words that a message contains. */
  readonly words: readonly string[];
  readonly tags: readonly string[];
}

export interface History {
  readonly messages: readonly StoredMessage[];
  /** How many there are, up to 1,001. */
  readonly total: number;
  readonly standing: Standing;
}

/** The last messages about one thing. */
export interface Thread {
  readonly messages: readonly StoredMessage[];
  readonly standing: Standing;
}

/** The facts about somebody who opens a socket, as the edge has found them. */
export interface SocketReader {
  readonly mailbox: string;
  readonly accountId: string;
  readonly sessionId: string;
  /** The newest message that their browser has. */
  readonly since: number;
}

/** The header by which the edge tells the object who opens a socket. */
export const READER_HEADER = 'x-reader';

/** The facts about an account that opens the socket of its mailbox. */
export interface MailboxReader {
  readonly accountId: string;
  readonly sessionId: string;
  /** The store whose mailbox it reads on this host too; null for none. */
  readonly storeId: string | null;
  /** Milliseconds, UTC. */
  readonly openedAt: number;
  /** Whether the browser had a socket before: the counts of its mailboxes are told at once. */
  readonly isBack: boolean;
}

/** The calls of a mailbox's object. */
export interface MailboxCalls extends LineCalls {
  /** An account listens to this store's mailbox. */
  follow(accountId: string): Promise<void>;
  /** The list of this mailbox has changed: everybody who listens is told. */
  changed(mailbox: string): Promise<void>;
  /**
   * Tells the sockets of this account that listen to a mailbox, as far as they still may.
   * @returns how many they are
   */
  tell(mailbox: string): Promise<number>;
  /** Whether a socket of this account has pinged since a moment, or was opened since. */
  isHere(since: number): Promise<boolean>;
}
