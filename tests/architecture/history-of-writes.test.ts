/** Each call by which a store's owner or staff writes leaves an entry in the store's history, or says why not. */
import { expect, test } from 'vitest';
import { wings } from '../../edge/wings/index.ts';
import type { Answerable } from '../../shared/contracts/form-call.ts';
import { editSubjects, type EditSubject } from '../../shared/rules/store-edits.ts';
import { grants } from '../../shared/rules/permissions.ts';

/** By the id of a call: the kind of entry that it leaves. */
const KEPT: Readonly<Record<string, EditSubject>> = {
  'store.set-search-words': 'search_words',
  'store.headers-order': 'header_order',
  'store.header-create': 'header',
  'store.header-update': 'header',
  'store.header-delete': 'header',
  'store.update': 'settings',
  'store.slides-order': 'slide_order',
  'store.slide-create': 'slide',
  'store.slide-update': 'slide',
  'store.slide-delete': 'slide',
  'store.banner-create': 'slide',
  'store.banner-update': 'slide',
  'store.banner-delete': 'slide',
  'store.look-publish': 'settings',
  'store.product-add': 'listing',
  'store.product-remove': 'listing',
  'store.product-restore': 'listing',
  'store.product-add-filtered': 'listing',
  'store.franchise-add': 'franchise',
  'store.franchise-remove': 'franchise',
  'store.origin-set': 'origin',
  'store.instalments-set': 'instalments',
  'store.delivery-set': 'own_delivery',
  'store.checkout-set': 'checkout_terms',
  'store.payment-limits-set': 'payment_limits',
  'store.risk-set': 'risk_terms',
  'store.charges-set': 'charge_terms',
  'store.review-mails-set': 'review_ask_terms',
  'store.test-mode-set': 'test_mode',
  'store.test-orders-delete': 'test_mode',
  'catalogues.create': 'catalogue',
  'catalogues.update': 'catalogue',
  'catalogues.reposition': 'catalogue',
  'catalogues.delete': 'catalogue',
  'catalogues.restore': 'catalogue',
  'catalogues.duplicate': 'catalogue',
  'catalogues.product-add': 'catalogue_items',
  'catalogues.product-add-filtered': 'catalogue_items',
  'catalogues.product-clone': 'catalogue_items',
  'catalogues.product-move': 'catalogue_items',
  'catalogues.product-remove': 'catalogue_items',
  'catalogues.product-reposition': 'catalogue_items',
  'products-admin.sheet-change': 'item',
  'products-admin.create': 'item',
  'products-admin.update': 'item',
  'products-admin.delete': 'item',
  'products-admin.restore': 'item',
  'products-admin.duplicate': 'item',
  'tickets-admin.cancel': 'event',
  'tickets-admin.door-link-add': 'door_link',
  'tickets-admin.door-link-revoke': 'door_link',
  'tickets-admin.gate-add': 'door_gate',
  'tickets-admin.gate-change': 'door_gate',
  'tickets-admin.gate-remove': 'door_gate',
  'tickets-admin.reentry': 'door_reentry',
  'network-admin.sponsor-change': 'sponsor',
  'affinity-admin.decide': 'affinity_member',
  'tickets-admin.waiting-list-set': 'waiting_list',
  'products-admin.import': 'import',
  'products-admin.import-tried': 'import',
  'products-admin.file-add': 'item_file',
  'products-admin.file-remove': 'item_file',
  'addresses-admin.change': 'redirect',
  'addresses-admin.add': 'redirect',
  'addresses-admin.delete': 'redirect',
  'addresses-admin.restore': 'redirect',
  'legal-admin.save': 'legal_text',
  'blog-admin.create': 'blog_entry',
  'blog-admin.update': 'blog_entry',
  'blog-admin.delete': 'blog_entry',
  'blog-admin.restore': 'blog_entry',
  'reviews-admin.update': 'review',
  'gallery.upload': 'picture',
  'gallery.change': 'picture',
  'gallery.delete': 'picture',
  'payment.account-set': 'provider_keys',
  'payment.account-drop': 'provider_keys',
  'admin.billing-change': 'billing',
  'wallets.set-store-account': 'payout_account',
  'collaborators.add': 'collaborator',
  'collaborators.change': 'collaborator',
  'collaborators.refresh': 'collaborator',
  'collaborators.remove': 'collaborator',
  'partners.set-keyless': 'partner_key',
  'partners.create-key': 'partner_key',
  'partners.change-key': 'partner_key',
  'partners.rotate-key': 'partner_key',
  'partners.set-key-state': 'partner_key',
  'staff.role': 'staff',
  'staff.remove': 'staff',
  'staff.invite': 'invite',
  'staff.invite-resend': 'invite',
  'staff.invite-withdraw': 'invite',
  'advisors.set': 'advisor',
  'advisors.drop': 'advisor',
  'inbox.reply-add': 'quick_reply',
  'inbox.reply-change': 'quick_reply',
  'inbox.reply-delete': 'quick_reply',
  'inbox.welcome-set': 'chat_texts',
  'inbox.label-add': 'talk_label',
  'inbox.label-change': 'talk_label',
  'inbox.label-delete': 'talk_label',
  'inbox.question-add': 'chat_question',
  'inbox.question-change': 'chat_question',
  'inbox.question-delete': 'chat_question',
};

const ORDER = 'An order keeps each of its moves, notes and refunds with the account that made it.';
const PREPARED = 'A prepared order stands in its own list until it is an order or over.';
const TICKETS = 'An admission keeps the account that let its guest in.';
const MESSAGES = "A message stays in its event's list, with the account that wrote it.";
const WAITING = "An offer, and who left, stay in the experience's waiting list.";
const INVOICES = 'An issued document is never changed; it and its credit notes are the record.';
const LEDGER = 'The books keep each movement for good, with the account that asked for it.';
const DRAFT = 'A prepared look is shown to nobody; that it is published is kept.';
const READS = 'It reads or asks a provider, and changes nothing of the store.';
const PRESENCE = 'It says that a form is open, for a minute.';
const JOB = 'A job keeps the account that began it, and what it writes leaves entries of its own.';

/** The calls that leave no entry, each with the reason. */
const NOT_KEPT: Readonly<Record<string, string>> = {
  'jobs.items-export': READS,
  'jobs.orders-export': READS,
  'jobs.cancel': JOB,
  'jobs.undo': JOB,
  'store.history-take-back': 'It leaves an entry of the kind that it takes back.',
  'store.franchises-in-store': READS,
  'office.editor-open': PRESENCE,
  'office.editor-close': PRESENCE,
  'store.look-save': DRAFT,
  'store.look-drop': DRAFT,
  'payment.account-test': READS,
  'orders.hold-free': 'It gives back what a purchase that nobody finished held.',
  'admin.order-next': ORDER,
  'admin.order-propose': ORDER,
  'dssupplier.order-next': ORDER,
  'dssupplier.order-cancel': ORDER,
  'admin.order-cancel': ORDER,
  'admin.shipment-add': ORDER,
  'admin.shipment-change': ORDER,
  'admin.shipment-delivered': ORDER,
  'admin.shipment-call-back': ORDER,
  'admin.order-edit-delivery': ORDER,
  'admin.order-lines-preview': READS,
  'admin.order-edit-lines': ORDER,
  'admin.order-capture': ORDER,
  'admin.order-void': ORDER,
  'admin.order-hold': ORDER,
  'admin.order-release': ORDER,
  'admin.order-hold-restore': ORDER,
  'admin.order-note-add': ORDER,
  'admin.order-note-change': ORDER,
  'admin.order-note-delete': ORDER,
  'admin.order-note-restore': ORDER,
  'orders.receipt': ORDER,
  'admin.order-mail': ORDER,
  'admin.sell-in-store': ORDER,
  'admin.draft-order-add': PREPARED,
  'admin.draft-order-change': PREPARED,
  'admin.draft-order-take-back': PREPARED,
  'admin.order-addition-preview': READS,
  'admin.order-addition-add': PREPARED,
  'admin.return-comment': ORDER,
  'admin.return-close': ORDER,
  'admin.return-inspect': ORDER,
  'admin.return-decide': ORDER,
  'admin.exchange-send': ORDER,
  'admin.exchange-refuse': ORDER,
  'admin.order-label-buy': ORDER,
  'admin.order-label-cancel': ORDER,
  'admin.order-label-rates': READS,
  'admin.order-refund': ORDER,
  'admin.refund-retry': ORDER,
  'admin.refund-mark': ORDER,
  'admin.dispute-answer':
    'A dispute keeps what was sent against it, with the account that says so.',
  'admin.dispute-submit':
    'A dispute keeps the evidence that was sent, with the account that sent it.',
  'admin.deposit-confirm': ORDER,
  'admin.payment-ask': READS,
  'admin.payment-notice-replay': ORDER,
  'admin.invoice-issue': INVOICES,
  'admin.invoice-stamp': INVOICES,
  'admin.invoice-global': INVOICES,
  'tickets-admin.admit': TICKETS,
  'tickets-admin.undo': TICKETS,
  'tickets-admin.door-scans': TICKETS,
  'tickets-admin.courtesy': TICKETS,
  'tickets-admin.message-reach': READS,
  'tickets-admin.cancellation-retry':
    'The cancellation has its entry; a try again changes nothing of it.',
  'tickets-admin.waiting-offer': WAITING,
  'tickets-admin.waiting-remove': WAITING,
  'tickets-admin.message-add': MESSAGES,
  'tickets-admin.message-change': MESSAGES,
  'tickets-admin.message-withdraw': MESSAGES,
  'admin.settlement-take': LEDGER,
  'admin.settlement-match': LEDGER,
  'admin.settlement-line': LEDGER,
  'wallets.store-cash-out': LEDGER,
  'wallets.cancel-store-cash-out': LEDGER,
  'payouts.approve': LEDGER,
  'payouts.refuse': LEDGER,
  'payouts.make-batch': LEDGER,
  'payouts.read-answer': LEDGER,
  'inbox.label': 'What a member of staff does in a conversation stands with it.',
  'payouts.pause': 'A pause keeps its reason and the account that set it.',
  'payouts.resume': 'A pause keeps its reason and the account that set it.',
};

const isOwners = ({ access }: { readonly access: unknown }) =>
  grants.some((grant) => grant === access);

const writes = wings
  .flatMap(({ endpoints }) => endpoints.map(({ contract }): Answerable => contract))
  .filter((contract) => 'method' in contract && contract.method !== 'get' && isOwners(contract))
  .map(({ id }) => id);

test('each write of an owner leaves an entry of a kind, or has a reason for none', () => {
  expect(writes.length).toBeGreaterThan(100);
  const said = [...Object.keys(KEPT), ...Object.keys(NOT_KEPT)];
  expect(said.filter((id, index) => said.indexOf(id) !== index)).toEqual([]);
  expect(writes.filter((id) => !said.includes(id))).toEqual([]);
  expect(said.filter((id) => !writes.includes(id))).toEqual([]);
});

test('each kind of entry is left by a write', () => {
  const left = new Set(Object.values(KEPT));
  expect(editSubjects.filter((subject) => !left.has(subject))).toEqual([]);
});
