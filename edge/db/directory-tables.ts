/** Made from edge/db/migrations/directory by `npm run tables`; `npm run check` fails while it is out of date. */

/** The rows of the tables, by table. */
export interface DirectoryTables {
  account: {
    id: string; username: string; full_name: string; email: string | null; phone: string | null;
    country: string | null; email_verified_at: number | null; phone_verified_at: number | null;
    password: string | null; photo: string | null; locale: 'es' | 'en';
    theme: 'light' | 'dark' | null; profile: string; store_id: string; referral: string | null;
    campaign: string | null; click_id: string | null; heartbeat_at: number | null;
    created_at: number; updated_at: number; erased_at: number | null; microsite_id: string | null;
    alias_domain: string | null; affinity_id: string | null; epoch: number; region: 'AR' | null;
    listens_until: number | null;
  };
  account_address: {
    id: string; account_id: string; address: string; chosen_at: number; created_at: number;
    updated_at: number; removed_at: number | null;
  };
  advised: {
    root_id: string; account_id: string; advisor_id: string; since: number;
  };
  advisor: {
    root_id: string; account_id: string; email: string | null; phone: string | null;
    whatsapp: string | null; hours: string; zone: string; created_at: number;
  };
  affinity_member: {
    account_id: string; group_id: string; state: 'asked' | 'accepted' | 'rejected' | 'left';
    asked_at: number; state_at: number; rejection: string | null;
  };
  alert: {
    account_id: string; id: string; store_id: string; store_name: string; origin_app: string;
    params: string; message_body: string; created_at: number; visited_at: number | null;
    archived_at: number | null;
  };
  alert_preference: {
    account_id: string; origin_app: string; by_mail: number; by_push: number;
  };
  attempt: {
    key: string; count: number; ends_at: number;
  };
  authenticator: {
    account_id: string; secret: string; confirmed_at: number | null; last_step: number;
    created_at: number;
  };
  batch_assert: {
    ok: number;
  };
  bought_in: {
    account_id: string; store_id: string; since: number;
  };
  ceremony: {
    challenge: string; expires_at: number;
  };
  chat_question: {
    id: string; store_id: string; question: string; question_en: string | null; answer: string;
    answer_en: string | null; added_at: number;
  };
  chat_text: {
    store_id: string; greeting: string; greeting_en: string | null; away: string;
    away_en: string | null; changed_at: number;
  };
  contact_change: {
    id: string; account_id: string; type: 'phone' | 'email'; value: string; country: string | null;
  };
  contact_claim: {
    account_id: string; type: 'phone' | 'email'; value: string; country: string | null;
    opens: number; created_at: number;
  };
  conversation: {
    mailbox_id: string; id: string; peer_id: string; peer_name: string; version: number;
    pending: number; teaser: string; sender_id: string; only_for: string | null;
    last_message_at: number; folded: string; closed: number; snoozed_until: number | null;
  };
  conversation_label: {
    mailbox_id: string; conversation_id: string; label_id: string;
  };
  conversation_question: {
    mailbox_id: string; conversation_id: string; seq: number; asked_at: number;
    answered_at: number | null;
  };
  conversation_rating: {
    mailbox_id: string; conversation_id: string; closed_at: number; account_id: string;
    stars: number; comment: string; rated_at: number;
  };
  conversation_taker: {
    mailbox_id: string; conversation_id: string; taken_by: string;
  };
  conversation_writer: {
    writer_id: string; conversation_id: string;
  };
  delivery: {
    id: string; account_id: string | null; store_id: string; store_name: string;
    way: 'push' | 'mail' | 'text'; origin_app: string; address: string;
    state: 'queued' | 'sent' | 'failed' | 'forgotten'; reason: 'refused' | 'unreached' | null;
    created_at: number; changed_at: number;
  };
  domain: {
    host: string; store_id: string;
  };
  follow: {
    account_id: string; network_id: string; followed_id: string; since: number;
  };
  former_sponsor: {
    account_id: string; network_id: string; sponsor_id: string | null; since: number;
    ended_at: number; reason: string; changed_by: string;
  };
  held_mail: {
    account_id: string; id: string; store_id: string; store_name: string; origin_app: string;
    subject: string; conversation_id: string | null; link_scheme: string; link_port: string;
    created_at: number; due_at: number; summary_id: string | null;
  };
  hidden_presence: {
    account_id: string;
  };
  hidden_reading: {
    account_id: string;
  };
  idempotency: {
    store_id: string; call: string; key: string; request_hash: string; status: number;
    answer: string; created_at: number;
  };
  mail_stop: {
    store_id: string; contact_hash: string; since: number;
  };
  message_text: {
    id: number; conversation_id: string; seq: number; readers: string; folded: string;
    teaser: string;
  };
  message_words: {
    readers: string | null; folded: string | null;
  };
  outbox: {
    id: string; store_id: string; topic: string; payload: string; body: string | null;
    created_at: number; attempts: number; next_at: number; expires_at: number;
    delivered_at: number | null; dead_at: number | null; last_error: string | null;
    provider_id: string | null;
  };
  passkey: {
    id: string; credential_id: string; account_id: string; rp_id: string; public_key: string;
    counter: number; transports: string; name: string; created_at: number; used_at: number | null;
  };
  password_reset: {
    id: string; account_id: string; epoch: number;
  };
  pending_sign_in: {
    id: string; account_id: string; host: string; method: 'password' | 'pin' | 'link';
    tries: number; used_at: number | null; expires_at: number; epoch: number;
  };
  platform: {
    key: string; value: string;
  };
  promoter: {
    n: number; account_id: string; network_id: string; sponsor_id: string | null; joined_at: number;
    since: number; path: string; depth: number; promoted: number;
  };
  proof: {
    id: string; purpose: 'registration' | 'reset' | 'contact'; subject: string;
    pin_hash: string | null; pin_expires_at: number | null; link_hash: string | null;
    link_expires_at: number | null; tries: number; locked_until: number | null; sent: number;
    message_id: string | null; origin: string; used_at: number | null; created_at: number;
    expires_at: number;
  };
  push_subscription: {
    id: string; account_id: string; session_id: string; store_id: string; host: string;
    base: string; endpoint: string; p256dh: string; auth: string; created_at: number;
    failing_since: number | null;
  };
  quick_reply: {
    id: string; store_id: string; locale: 'es' | 'en'; shortcut: string; text: string;
    changed_at: number;
  };
  quiet_hours: {
    account_id: string; quiet_from: string; quiet_to: string; quiet_zone: string;
  };
  recovery_code: {
    account_id: string; hash: string; used_at: number | null;
  };
  registration: {
    id: string; account_id: string; store_id: string; type: 'phone' | 'email'; username: string;
    full_name: string; email: string | null; phone: string | null; country: string | null;
    password: string; locale: string; can_skip_pin: number; activated_at: number | null;
  };
  saved_card: {
    id: string; account_id: string | null; network_id: string; cell: string; code: string;
    taker: string; customer: string; source: string; brand: string; last4: string;
    exp_month: number; exp_year: number; created_at: number; dropped_at: number | null;
  };
  sent_mail: {
    id: string; store_id: string; channel: string; recipient: string; subject: string; text: string;
    html: string; sent_at: number;
  };
  session: {
    token_hash: string; id: string; account_id: string; host: string;
    method: 'password' | 'pin' | 'link' | 'passkey'; device: string; created_at: number;
    seen_at: number; expires_at: number; proved_at: number | null;
  };
  setup_app: {
    account_id: string; app: string; show_tour: number | null; updated_at: number;
  };
  staff: {
    store_id: string; account_id: string;
    role: 'admin' | 'accountant' | 'dispatcher' | 'qrreader' | 'marketing';
    invited_by: string | null; created_at: number;
  };
  staff_invite: {
    id: string; store_id: string; email: string;
    role: 'admin' | 'accountant' | 'dispatcher' | 'qrreader' | 'marketing'; key_hash: string;
    invited_by: string; sent_at: number; expires_at: number;
  };
  store: {
    id: string; slug: string; cell: string; root_id: string | null; canonical_domain: string | null;
    owner_id: string | null; store_type: string; can_skip_pin: number; is_proxy: number;
  };
  store_claim: {
    slug: string; store_id: string; account_id: string; cell: string; root_id: string;
    claimed_at: number; swept_at: number | null;
  };
  store_pass: {
    id: string; account_id: string; epoch: number; session_id: string; store_id: string;
    target: string; back: string; next: string; created_at: number; expires_at: number;
    browser: string | null; confirmed_at: number | null; used_at: number | null;
  };
  talk_label: {
    id: string; store_id: string; name: string; changed_at: number;
  };
  talk_report: {
    id: string; conversation_id: string; account_id: string; mailbox_id: string; peer_id: string;
    reason: string; messages: string; created_at: number; closed_at: number | null;
  };
  text_credit: {
    store_id: string; amount: number; set_at: number; runout_id: string;
  };
  text_taken: {
    id: string; store_id: string; taken_at: number;
  };
}

/** The columns that an insert may leave out: the table fills them. */
export interface DirectoryFilled {
  account:
    | 'email' | 'phone' | 'country' | 'email_verified_at' | 'phone_verified_at' | 'password'
    | 'photo' | 'theme' | 'profile' | 'referral' | 'campaign' | 'click_id' | 'heartbeat_at'
    | 'erased_at' | 'microsite_id' | 'alias_domain' | 'affinity_id' | 'epoch' | 'region'
    | 'listens_until';
  account_address:
    | 'chosen_at' | 'removed_at';
  advised:
    never;
  advisor:
    | 'email' | 'phone' | 'whatsapp';
  affinity_member:
    | 'rejection';
  alert:
    | 'visited_at' | 'archived_at';
  alert_preference:
    never;
  attempt:
    never;
  authenticator:
    | 'confirmed_at' | 'last_step';
  batch_assert:
    never;
  bought_in:
    never;
  ceremony:
    never;
  chat_question:
    | 'question_en' | 'answer_en';
  chat_text:
    | 'greeting_en' | 'away_en';
  contact_change:
    | 'country';
  contact_claim:
    | 'country' | 'opens';
  conversation:
    | 'only_for' | 'closed' | 'snoozed_until';
  conversation_label:
    never;
  conversation_question:
    | 'answered_at';
  conversation_rating:
    never;
  conversation_taker:
    never;
  conversation_writer:
    never;
  delivery:
    | 'account_id' | 'reason';
  domain:
    never;
  follow:
    never;
  former_sponsor:
    | 'sponsor_id';
  held_mail:
    | 'conversation_id' | 'summary_id';
  hidden_presence:
    never;
  hidden_reading:
    never;
  idempotency:
    never;
  mail_stop:
    never;
  message_text:
    | 'id';
  message_words:
    | 'readers' | 'folded';
  outbox:
    | 'body' | 'attempts' | 'delivered_at' | 'dead_at' | 'last_error' | 'provider_id';
  passkey:
    | 'used_at';
  password_reset:
    | 'epoch';
  pending_sign_in:
    | 'tries' | 'used_at' | 'epoch';
  platform:
    never;
  promoter:
    | 'n' | 'sponsor_id' | 'promoted';
  proof:
    | 'pin_hash' | 'pin_expires_at' | 'link_hash' | 'link_expires_at' | 'tries' | 'locked_until'
    | 'sent' | 'message_id' | 'origin' | 'used_at';
  push_subscription:
    | 'failing_since';
  quick_reply:
    never;
  quiet_hours:
    never;
  recovery_code:
    | 'used_at';
  registration:
    | 'email' | 'phone' | 'country' | 'can_skip_pin' | 'activated_at';
  saved_card:
    | 'account_id' | 'dropped_at';
  sent_mail:
    | 'channel';
  session:
    | 'proved_at';
  setup_app:
    | 'show_tour';
  staff:
    | 'invited_by';
  staff_invite:
    never;
  store:
    | 'root_id' | 'canonical_domain' | 'owner_id' | 'store_type' | 'can_skip_pin' | 'is_proxy';
  store_claim:
    | 'swept_at';
  store_pass:
    | 'browser' | 'confirmed_at' | 'used_at';
  talk_label:
    never;
  talk_report:
    | 'closed_at';
  text_credit:
    never;
  text_taken:
    never;
}
