/** Made from edge/db/migrations/cell by `npm run tables`; `npm run check` fails while it is out of date. */

/** The rows of the tables, by table. */
export interface CellTables {
  attendee: {
    order_id: string; position: number; sku_id: string; full_name: string; phone: string;
    name_key: string;
  };
  authorization_step: {
    n: number; payment_id: string; at: number; step: string; amount: number | null;
    account_id: string | null; fault: string | null;
  };
  banner: {
    id: string; store_id: string; position: number; hzt_image: string; vrt_image: string;
    type: 'PRODUCT' | 'URL'; action_type: 'none' | 'product' | 'url' | 'signup'; url: string | null;
    url_target: number; product: string | null; supplier: string | null; target: string;
    version: number; hzt_image_id: string | null; vrt_image_id: string | null;
  };
  batch_assert: {
    ok: number;
  };
  blog_entry: {
    id: string; store_id: string; slug: string; title: string; title_en: string | null;
    excerpt: string; excerpt_en: string | null; body: string; body_en: string | null;
    photo: string | null; author: string; published_at: number | null; is_planned: number;
    version: number; updated_at: number; seo_title: string | null; seo_title_en: string | null;
    seo_description: string | null; seo_description_en: string | null; tags: string;
    tags_en: string | null;
  };
  cart: {
    id: string; store_id: string; lines: string; updated_at: number; account_id: string | null;
    version: number;
  };
  cart_step: {
    store_id: string; day: number; cart_id: string; step: number;
  };
  cashout: {
    id: string; network_id: string; owner: string; currency: string; amount: number;
    withheld: number; account_id: string; state: string; hold: 'shared_account' | 'burst' | null;
    reason: string | null; batch_id: string | null; asked_by: string; created_at: number;
    updated_at: number;
  };
  catalogue: {
    id: string; store_id: string; name: string; slug: string; photo: string | null;
    position: number; weight: number; num_products: number; updated_at: number;
    name_en: string | null; version: number; rule: string | null; seo_title: string | null;
    seo_title_en: string | null; seo_description: string | null; seo_description_en: string | null;
  };
  catalogue_listing: {
    catalogue_id: string; listing_id: number; position: number; list_price: number;
    hide_price: number; shown: number; price_up: number; price_down: number;
  };
  checkout: {
    id: string; store_id: string; cart_id: string; state: 'open' | 'placed' | 'expired';
    parts: string; currency: string; locale: string; attribution: string; address: string;
    expires_at: number; created_at: number; renews_until: number; margins: string; sellers: string;
    msi_payments: number; invoicing: string | null; account_asked: string | null;
    billing: string | null; card_choice: string | null; draft_id: string | null; is_test: number;
    waiting_id: string | null;
  };
  checkout_branches: {
    checkout_id: string; supplier_id: string; store_id: string; near_to: string; found: string;
    found_at: number;
  };
  checkout_place: {
    checkout_id: string; store_id: string; goes_to: string; named_at: number;
  };
  collaborator: {
    id: string; store_id: string; partner_id: string; store_name: string;
    store_photo: string | null; created_at: number;
  };
  contact_entry: {
    id: string; store_id: string; name: string; email: string; phone: string | null;
    message: string; user: string | null; folded: string; created_at: number;
    from_path: string | null;
  };
  courier_label: {
    order_id: string; supplier_id: string; courier_code: string; rate_ref: string;
    label_state: string; label_claim: string | null; claimed_until: number;
    label_ref: string | null; tracking_number: string | null; tracking_key: string | null;
    tracking_url: string | null; papers: string; label_price: number; label_currency: string;
    journey: string; journey_at: number | null; bought_by: string; bought_at: number;
    look_at: number | null; looked_at: number;
  };
  courier_rate: {
    checkout_id: string; courier_ref: string; shipment_ref: string; store_id: string;
    supplier_id: string; courier_code: string; place: string; carrier: string;
    carrier_service: string; asked_price: number; asked_days: number | null; asked_at: number;
    branch: string | null;
  };
  deleted_catalogue_item: {
    store_id: string; catalogue_id: string; item_id: string; position: number;
  };
  deleted_listing: {
    item_id: string; store_id: string; listing_id: number; queue_position: number; sold: number;
  };
  dispute: {
    id: string; payment_id: string; provider_ref: string; state: 'open' | 'lost' | 'won';
    amount: number; fee: number; currency: string; reason: string; respond_by: number | null;
    opened_at: number; lost_at: number | null; closed_at: number | null; updated_at: number;
    answer: string | null; answered_at: number | null; answered_by: string | null;
    store_id: string | null; evidence: string | null;
    evidence_state: 'asked' | 'sent' | 'refused' | null;
    evidence_fault: 'late' | 'elsewhere' | 'refused' | 'no_keys' | null; evidence_by: string | null;
    evidence_at: number | null; evidence_sent_at: number | null; evidence_tries: number;
    evidence_refusals: number; evidence_try_at: number | null;
  };
  dispute_part: {
    dispute_id: string; order_id: string; amount: number;
  };
  door_gate: {
    id: string; store_id: string; item_id: string; name: string; skus: string | null;
    made_at: number; removed_at: number | null;
  };
  door_link: {
    id: string; store_id: string; item_id: string; name: string; made_by: string; made_at: number;
    expires_at: number; revoked_at: number | null; revoked_by: string | null;
    gate_id: string | null;
  };
  door_link_device: {
    token_hash: string; link_id: string; agent: string; opened_at: number; seen_at: number;
  };
  door_scan: {
    id: string; ticket_id: string; item_id: string; device: string; account_id: string;
    outcome: 'admitted' | 'returned' | 'left' | 'not_inside' | 'double' | 'void' | 'replaced';
    scanned_at: number; synced_at: number; first_at: number | null; first_by: string | null;
    gate_id: string | null; first_gate: string | null;
  };
  draft_order: {
    id: string; store_id: string; slug: string; lines: string; currency: string;
    items_total: number; shipping_total: number; delivery_type: string | null; contact: string;
    address: string | null; note: string | null; account_id: string; made_at: number;
    ends_at: number; taken_back_at: number | null; paid_at: number | null;
    checkout_id: string | null; address_of_store: string; language: string; version: number;
    extends_order: string | null;
  };
  embed_count: {
    key_id: string; day: string; element: string; origin: string; views: number; handoffs: number;
    adds: number;
  };
  embed_handoff: {
    code: string; store_id: string; sent_lines: string | null; taken_by: string | null;
    taken_to: string | null; made_at: number; tried_at: number | null;
  };
  embed_key: {
    id: string; store_id: string; public_key: string; former_key: string | null;
    former_until: number | null; partner: string; origins: string; referral: string | null;
    campaign: string | null; per_minute: number; state: 'active' | 'paused'; created_at: number;
  };
  embed_notice: {
    key_id: string; element: string; occasion: 'declared' | 'ending'; told_at: number;
  };
  embed_setting: {
    store_id: string; keyless: number;
  };
  event_cancellation: {
    item_id: string; store_id: string; reason: string; account_id: string; canceled_at: number;
    address: string; language: string; tickets: number;
  };
  event_cancellation_order: {
    item_id: string; order_id: string; way: 'canceled' | 'lines' | 'unpaid' | 'by_hand' | null;
    fault: 'changed' | 'uncharged' | 'disputed' | 'broken' | null; tries: number;
    try_at: number | null;
  };
  event_cancellation_to: {
    item_id: string; address: string; order_id: string | null; outbox_id: string;
  };
  event_message: {
    id: string; store_id: string; item_id: string; subject: string; text: string;
    audience: 'all' | 'kind' | 'waiting'; sku_id: string | null;
    state: 'planned' | 'sending' | 'sent' | 'withdrawn'; send_at: number; account_id: string;
    made_at: number; address: string; language: string; version: number; last_ticket: string | null;
    recipients: number; sent: number; failed: number;
  };
  event_message_to: {
    message_id: string; address: string; ticket_id: string; outbox_id: string;
    state: 'queued' | 'sent' | 'failed';
  };
  file_download: {
    order_id: string; file_id: string; times: number; last_at: number;
  };
  franchise_out: {
    store_id: string; franchise_id: string;
  };
  global_invoice_order: {
    order_id: string; invoice_id: string; total: number;
  };
  header: {
    id: string; store_id: string; position: number; title: string; subtitle: string | null;
    description: string | null; target: string; action_type: string; url: string | null;
    product: string | null; product_supplier: string | null; button_label: string; version: number;
    title_en: string | null; subtitle_en: string | null; description_en: string | null;
    bgcolor: string | null;
  };
  hold: {
    checkout_id: string; sku_id: string; amount: number; expires_at: number; visitor: string | null;
    network: string | null;
  };
  idempotency: {
    store_id: string; call: string; key: string; request_hash: string; status: number;
    answer: string; created_at: number;
  };
  import_change: {
    job_id: string; store_id: string; item_id: string; before: string | null; version: number;
    stock: string; undone: number | null;
  };
  import_column: {
    store_id: string; title: string; field: string | null; chosen_at: number;
  };
  in_store_sale: {
    order_id: string; account_id: string; taken: 'cash' | 'card' | 'transfer';
    received: number | null; made_at: number;
  };
  invoice: {
    id: string; supplier_id: string; number: number; kind: 'invoice' | 'credit' | 'global';
    order_id: string | null; invoice_id: string | null; refund_id: string | null; issuer: string;
    recipient: string; lines: string; vat: number; payment_type: string | null; total: number;
    currency: string; issued_at: number; stamp: 'none' | 'stamped' | 'declined';
    stamp_folio: string | null; stamp_fault: string | null; stamped_at: number | null;
    period: string | null;
  };
  item: {
    id: string; owner_id: string; slug: string;
    kind: 'product' | 'digital' | 'service' | 'experience'; name: string; description: string;
    tags: string; photos: string; list_price: number; highest_price: number;
    crossout_price: number | null; currency: string; is_free: number; hide_price: number;
    is_dropshipping: number; contribution_margin: number; stock_type: 'onstock' | 'ondemand';
    max_purchase_amount: number | null; list_state: 'published' | 'unpublished'; hidden: number;
    experience_date: number | null; experience_place: string | null; return_info: string;
    updated_at: number; name_en: string | null; description_en: string | null;
    tags_en: string | null; version: number; main_type: 'personal' | 'business';
    publish_at: number | null; deleted_at: number | null; stars_1: number; stars_2: number;
    stars_3: number; stars_4: number; stars_5: number; rated: number; rating_sum: number;
    weight_g: number | null; size_mm: string | null; tax_rate: number | null;
    sat_product: string | null; sat_unit: string | null; tickets: number; admitted: number;
    details: string; details_en: string | null; seo_title: string | null;
    seo_title_en: string | null; seo_description: string | null; seo_description_en: string | null;
    experience_place_en: string | null; canceled_at: number | null; has_waiting_list: number;
    has_reentry: number; outside: number;
  };
  item_file: {
    id: string; store_id: string; item_id: string; name: string; type: string; bytes: number;
    created_at: number; removed_at: number | null;
  };
  job: {
    id: string; store_id: string; asked_by: string; kind: string; input: string;
    state: 'waiting' | 'running' | 'undoing' | 'done' | 'failed' | 'canceled' | 'undone';
    ends_as: 'failed' | 'canceled' | 'undone' | null; cancel_asked: number; step: number;
    cursor: string | null; done: number; total: number | null; result: string | null;
    error: string | null; attempts: number; lease: string | null; next_at: number;
    created_at: number; ended_at: number | null; turned_by: string | null;
    forgotten_at: number | null;
  };
  ledger_account: {
    network_id: string; currency: string; name: string; debits: number; credits: number;
    sealed_debits: number; sealed_credits: number;
  };
  ledger_audit: {
    network_id: string; audited_at: number; differences: string;
  };
  ledger_posting: {
    n: number; cause: string; line: number; network_id: string; currency: string; debit: string;
    credit: string; amount: number; order_id: string | null; posted_at: number;
  };
  ledger_seal: {
    network_id: string; last_n: number; postings: number; digest: string; sealed_at: number;
  };
  legal_text: {
    store_id: string; kind: 'terms' | 'privacy' | 'returns' | 'imprint'; version: number;
    body: string; body_en: string | null; published_at: number;
  };
  line_share: {
    order_id: string; line: number; earner: 'seller' | 'up_one' | 'up_two' | 'network';
    wallet: string; amount: number;
  };
  line_terms: {
    order_id: string; line: number; margin: number; plan: string; rates_since: number | null;
    rates: string; earning: string; seller: string | null;
    reason: 'reseller' | 'code' | 'touch' | 'buy_by' | 'own_purchase' | 'own_goods' | 'paused' | 'no_seller' | 'no_rates';
  };
  listing: {
    id: number; store_id: string; item_id: string; kind: string; list_price: number;
    queue_position: number; owner_id: string; hide_price: number; shown: number; in_stock: number;
    starts_at: number | null; price_up: number; price_down: number; price_step: number;
    item_slug: string; sold: number; listed_at: number | null;
  };
  listing_count: {
    store_id: string; catalogue_id: string; kind: string; price_step: number; n: number;
    available: number;
  };
  listing_name: {
    name: string | null;
  };
  listing_text: {
    name: string | null; tags: string | null; description: string | null;
  };
  listing_trait: {
    store_id: string; trait: 'owner' | 'size' | 'colour' | 'discount'; value: string;
    listing_id: number; name_en: string | null;
  };
  look_draft: {
    store_id: string; look: string; preview: string; publish_at: number | null; account_id: string;
    version: number; updated_at: number;
  };
  margin_notice: {
    sku_id: string; margin: number; counts_until: number;
  };
  network_count: {
    root_id: string; franchises: number;
  };
  network_rate: {
    network_id: string; plan: string; since: number; seller: number; up_one: number; up_two: number;
    network: number; later: number; touch: 'last' | 'first';
  };
  network_rows: {
    table_name: string; moves: 'by_path' | 'whole' | 'made_anew' | 'never';
    column_name: string | null; parent_table: string | null; parent_column: string | null;
  };
  network_word: {
    network_id: string; word: string; store_id: string;
  };
  open_editor: {
    store_id: string; place: string; account_id: string; opened_at: number; ends_at: number;
  };
  order_billing: {
    order_id: string; supplier_id: string; rfc: string; name: string; regime: string;
    cfdi_use: string; tax_place: string; asked_at: number;
  };
  order_edit: {
    order_id: string; n: number; edited_at: number; account_id: string; kind: 'delivery' | 'lines';
    changed: string; note: string | null;
  };
  order_hold: {
    id: string; order_id: string; supplier_id: string; reason: string; note: string | null;
    held_by: string | null; held_at: number; released_by: string | null; released_at: number | null;
    reminded_at: number | null;
  };
  order_line: {
    order_id: string; position: number; item_id: string; sku_id: string; snapshot: string;
    amount: number; unit_price: number; total: number; sold_in: string; supplied_in: string;
    cut_units: number; cut_due: number;
  };
  order_move: {
    n: number; order_id: string; made_at: number; actor: 'seller' | 'customer' | 'system';
    account_id: string | null; from_state: string; to_state: string; reason: string | null;
    note: string | null;
  };
  order_note: {
    id: string; order_id: string; audience: 'internal' | 'client'; text: string; account_id: string;
    created_at: number; changed_at: number | null; deleted_at: number | null;
  };
  order_paid: {
    order_id: string; supplier_id: string; paid_at: number;
  };
  order_receipt: {
    order_id: string; supplier_id: string; number: number; account_id: string; made_at: number;
  };
  order_shipment: {
    id: string; order_id: string; supplier_id: string; number: number; carrier: string | null;
    tracking_number: string | null; tracking_key: string | null; tracking_url: string | null;
    sent_by: string; sent_at: number; delivered_at: number | null; called_back_at: number | null;
  };
  outbox: {
    id: string; store_id: string; topic: string; payload: string; created_at: number;
    attempts: number; delivered_at: number | null; next_at: number; expires_at: number;
    dead_at: number | null; last_error: string | null; provider_id: string | null;
    body: string | null;
  };
  own_delivery: {
    store_id: string; delivery_cost: number; lead_days: number; weekdays: string; windows: string;
    postal_codes: string; changed_at: number;
  };
  past_label: {
    order_id: string; label_ref: string; courier_code: string; label_state: 'canceled' | 'failed';
    tracking_number: string | null; tracking_url: string | null; label_price: number;
    label_currency: string; bought_by: string; bought_at: number; replaced_by: string;
    replaced_at: number;
  };
  payment: {
    id: string; token: string; store_id: string; checkout_id: string; provider: string;
    amount: number; currency: string; state: string; tries: number; charge_id: string | null;
    action_url: string | null; decline_code: string | null; card_brand: string | null;
    card_last4: string | null; refund_reason: string | null; created_at: number; updated_at: number;
    account: string; slip: string | null; slip_until: number | null; msi_payments: number;
    return_path: string | null; cancel_path: string | null; billing: string | null;
    vault: string | null; arrived: number; risk: 'none' | 'look' | 'high' | null;
    risk_signs: string | null; is_test: number; review: string | null;
  };
  payment_account: {
    store_id: string; code: string; sealed: string; is_used: number; version: number;
    test: 'passed' | 'refused' | 'unreachable' | null; tested_at: number | null; updated_at: number;
  };
  payment_arrival: {
    payment_id: string; key: string; amount: number; noted_by: string; noted_at: number;
  };
  payment_authorization: {
    payment_id: string; order_id: string | null; supplier_id: string | null; amount: number;
    captured: number | null; state: 'standing' | 'captured' | 'voided' | 'expired';
    authorized_at: number; ends_at: number; ended_at: number | null;
    asked: 'capture' | 'void' | null; asked_amount: number | null; asked_by: string | null;
    reason: string | null; tries: number; refusals: number; try_at: number | null;
    fault: string | null; remind_at: number | null;
  };
  payment_event: {
    provider: string; event_id: string; received_at: number; payment_id: string | null;
  };
  payment_link: {
    public_slug: string; checkout_id: string; store_id: string; ends_at: number; made_at: number;
  };
  payment_notice: {
    id: string; store_id: string; provider: string; account: string; event_id: string;
    charge_ref: string; payment_id: string | null; result: 'taken' | 'waiting' | 'unknown';
    times: number; first_at: number; told_at: number;
  };
  payment_notice_refused: {
    store_id: string; provider: string; day: number; times: number; last_at: number;
  };
  payment_test_account: {
    store_id: string; code: string; sealed: string; is_used: number; version: number;
    test: 'passed' | 'refused' | 'unreachable' | null; tested_at: number | null; updated_at: number;
  };
  payment_try: {
    payment_id: string; n: number; provider: string; account: string; begun_at: number;
    charge_id: string | null; watched_until: number | null; asked_at: number | null;
    decline_code: string | null;
  };
  payout_account: {
    id: string; network_id: string; owner: string; currency: string; kind: 'clabe' | 'cbu';
    sealed: string; last_four: string; print: string; created_at: number; rests_until: number;
    replaced_at: number | null;
  };
  payout_answer: {
    cashout_id: string; state: 'paid' | 'failed' | 'returned'; amount: number;
    reason: string | null; read_by: string; read_at: number;
  };
  payout_batch: {
    id: string; network_id: string; number: number; format: 'spei' | 'cbu' | 'pain001';
    currency: string; made_by: string; created_at: number; answer: string | null;
    answered_at: number | null;
  };
  payout_tax: {
    network_id: string; kind: 'person' | 'store'; since: number; rate: number;
  };
  picture: {
    id: string; store_id: string; name: string; key: string; hash: string; type: string;
    bytes: number; width: number; height: number; colors: string; focal_x: number; focal_y: number;
    created_at: number; alt: string; alt_en: string | null; decorative: number;
  };
  picture_total: {
    store_id: string; pictures: number; bytes: number;
  };
  picture_trash: {
    picture_id: string; store_id: string; key: string; kept_as: string;
    state: 'hiding' | 'kept' | 'back' | 'gone'; due_at: number; hash: string; type: string;
    bytes: number; width: number; height: number; colors: string; created_at: number;
  };
  purchase_order: {
    id: string; number: string; checkout_id: string; store_id: string; supplier_id: string;
    dssupplier_id: string | null; state: string; payment_type: string | null;
    delivery_type: string | null; collection_address: string | null; delivery_days: number | null;
    contact: string; address: string | null; note: string | null; attribution: string;
    currency: string; items_total: number; shipping_total: number; total: number;
    created_at: number; updated_at: number; account_id: string | null; received_at: number | null;
    phase: string; locked: number; unlocks_at: number | null; review_asked_at: number | null;
    promised_on: string | null; extra_charge: number; sold_day: number | null;
    supplied_day: number | null; was_sold: number; owed: number; courier_terms: string | null;
    wanted: string | null; is_authorized: number; is_paid: number; is_test: number;
    review_ask_at: number | null;
  };
  redirect: {
    id: string; store_id: string; path: string; leads_to: string | null;
    thing: 'item' | 'catalogue' | 'blog_entry' | null; thing_id: string | null; slug: string | null;
    version: number; created_at: number;
  };
  refund: {
    id: string; payment_id: string; order_id: string | null;
    part: 'payment' | 'order' | 'line' | 'shipping' | 'amount'; line: number | null; amount: number;
    currency: string; reason: string; note: string | null;
    state: 'pending' | 'failed' | 'success' | 'ok'; provider_ref: string | null;
    fault: string | null; tries: number; refusals: number; try_at: number | null;
    proof: string | null; paid_by: string | null; asked_by: string | null; marked_by: string | null;
    created_at: number; updated_at: number; is_beside: number;
  };
  refund_account: {
    order_id: string; kind: 'clabe' | 'cbu'; sealed: string; last_four: string; given_at: number;
  };
  report_cart: {
    store_id: string; day: number; carts: number; checkouts: number; ordered: number; sold: number;
  };
  report_row: {
    store_id: string; kind: 'total' | 'item' | 'catalogue' | 'source'; currency: string;
    grain: 'day' | 'month'; at: number; way: 'own' | 'resold' | 'supplied'; key: string;
    orders: number; units: number; amount: number; shipping: number; canceled: number;
    canceled_amount: number; refunds: number; refunded: number;
  };
  return_comment: {
    n: number; return_id: string; actor: 'customer' | 'seller'; account_id: string | null;
    body: string; made_at: number;
  };
  return_line: {
    return_id: string; line: number; amount: number; restocked: number; written_off: number;
    missing: number; from_sku: string | null; wanted_sku: string | null;
    wanted_variant: string | null; exchange: string | null; exchange_units: number;
  };
  return_photo: {
    id: string; return_id: string; type: string; bytes: number; width: number; height: number;
    made_at: number;
  };
  return_request: {
    id: string; order_id: string; supplier_id: string; state: 'open' | 'closed'; reason: string;
    detail: string; account_id: string | null; opened_at: number; closed_at: number | null;
    closed_by: 'customer' | 'seller' | null; withdrawal_code: string | null;
    inspected_at: number | null; inspected_by: string | null;
    decision: 'accepted' | 'declined' | null; decision_text: string | null;
    decided_at: number | null; decided_by: string | null; sent_at: number | null;
    sent_by: string | null; carrier: string | null; tracking_number: string | null;
    tracking_url: string | null; exchange_refusal: string | null;
  };
  review: {
    id: string; store_id: string; item_id: string; order_id: string; author: string;
    qualification: number; title: string; text: string; created_at: number;
    changed_at: number | null; hidden_for: string | null; answer: string | null;
    answered_at: number | null; version: number; reports: number; reports_settled: number;
    reports_open: number;
  };
  review_photo: {
    id: string; review_id: string; type: string; bytes: number; width: number; height: number;
    made_at: number; hidden_at: number | null;
  };
  review_report: {
    review_id: string; account_id: string; reason: string; made_at: number;
  };
  seller_pause: {
    network_id: string; account: string; reason: string; paused_by: string; paused_at: number;
    ended_at: number | null;
  };
  sent_mail: {
    id: string; store_id: string; recipient: string; subject: string; text: string; html: string;
    sent_at: number; channel: string;
  };
  settlement: {
    id: string; store_id: string; account: string; provider: string; report: string;
    paid_on: string; currency: string; gross: number; fee: number; net: number; lines: number;
    digest: string; origin: 'provider' | 'file'; taken_by: string | null; taken_at: number;
    updated_at: number;
  };
  settlement_hand: {
    settlement_id: string; position: number; way: 'loss' | 'payment'; payment_id: string | null;
    reason: string; decided_by: string; decided_at: number;
  };
  settlement_line: {
    settlement_id: string; position: number;
    kind: 'payment' | 'refund' | 'dispute' | 'fee' | 'adjustment'; charge_ref: string;
    subject: string | null; gross: number; fee: number; net: number;
    problem: 'unknown_reference' | 'other_amount' | 'other_currency' | 'other_state' | 'settled_before' | 'unexplained' | null;
    payment_id: string | null; refund_id: string | null; dispute_id: string | null;
    matched_at: number | null; closed_at: number | null;
  };
  settlement_source: {
    store_id: string; provider: string; account: string; asked_at: number; fault: string | null;
    read_until: string | null;
  };
  shipment_line: {
    parcel_id: string; position: number; units: number;
  };
  sized_colour: {
    item_id: string; size: string; colour: string;
  };
  sku: {
    id: string; item_id: string; code: string; attributes: string; list_price: number;
    crossout_price: number | null; photo: string | null; position: number; on_hand: number | null;
    reserved: number; attributes_en: string | null; persons: number; weight_g: number | null;
    size_mm: string | null; barcode: string | null; owner_id: string; units_left: number;
    contribution_margin: number | null;
  };
  spelling: {
    store_id: string; key: string; term: string;
  };
  stock_move: {
    n: number; store_id: string; item_id: string; sku_id: string; made_at: number;
    account_id: string | null;
    reason: 'created' | 'counted' | 'received' | 'damaged' | 'returned' | 'sold' | 'imported' | 'undone' | 'given' | 'other';
    note: string | null; checkout_id: string | null; before: number; after: number;
  };
  store: {
    id: string; slug: string; root_id: string | null; owner: string; name: string;
    store_type: 'franchise' | 'affinity' | 'affiliate' | 'other'; is_proxy: number; country: string;
    currency: string; canonical_domain: string | null; profile: string; hold_minutes: number;
    fixed_shipping_cost: number; fixed_shipping_days: number; delivery_types: string;
    payment_types: string; collection_address: string | null; revision: number; updated_at: number;
    search_words: string; delivery_countries: string; settings_version: number; is_unopened: number;
    name_key: string; msi_terms: string; msi_minimum: number; master_checkout: number;
    charges_later: string; payment_limits: string; hold_risky: 'off' | 'high' | 'any';
    test_mode: number; review_ask_days: number; review_reminder_days: number | null;
  };
  store_billing: {
    store_id: string; rfc: string; name: string; regime: string; tax_place: string; vat: number;
    account_id: string; changed_at: number; issues_alone: number;
  };
  store_edit: {
    n: number; id: string; store_id: string; account_id: string; made_at: number; subject: string;
    subject_id: string; before: string | null; after: string | null; takes_back: string | null;
    call: string | null; key: string | null; request_hash: string | null;
  };
  store_origin: {
    store_id: string; from_route: string; from_street_number: string; from_suite: string | null;
    from_sublocality: string | null; from_locality: string; from_state: string;
    from_postal_code: string; from_phone: string; written_at: number;
  };
  ticket: {
    id: string; store_id: string; item_id: string; sku_id: string; order_id: string | null;
    position: number | null; full_name: string; phone: string; name_key: string; code: string;
    created_at: number; given_by: string | null; passed_at: number | null; voided_at: number | null;
    admitted_at: number | null; admitted_by: string | null; email: string | null;
    admitted_gate: string | null; left_at: number | null; moved_at: number | null;
    moved_by: string | null; moved_gate: string | null;
  };
  ticket_key: {
    store_id: string; n: number; public_key: string; sealed: string; made_at: number;
  };
  trait_count: {
    store_id: string; catalogue_id: string; kind: string; trait: string; value: string; n: number;
    name_en: string | null;
  };
  unfinished_store: {
    store_id: string; opened_at: number; told_at: number | null;
  };
  waiting_entry: {
    id: string; store_id: string; item_id: string; sku_id: string; name: string; email: string;
    mailbox: string; places: number; state: 'waiting' | 'offered' | 'bought' | 'expired' | 'left';
    joined_at: number; address_of_store: string; language: string; checkout_id: string | null;
    offer_ends_at: number | null;
  };
  zone_offset: {
    country: string; since: number; ahead: number;
  };
}

/** The columns that an insert may leave out: the table fills them. */
export interface CellFilled {
  attendee:
    | 'name_key';
  authorization_step:
    | 'n' | 'amount' | 'account_id' | 'fault';
  banner:
    | 'url' | 'url_target' | 'product' | 'supplier' | 'target' | 'version' | 'hzt_image_id'
    | 'vrt_image_id';
  batch_assert:
    never;
  blog_entry:
    | 'title_en' | 'excerpt_en' | 'body_en' | 'photo' | 'published_at' | 'is_planned' | 'version'
    | 'seo_title' | 'seo_title_en' | 'seo_description' | 'seo_description_en' | 'tags' | 'tags_en';
  cart:
    | 'account_id' | 'version';
  cart_step:
    never;
  cashout:
    | 'withheld' | 'hold' | 'reason' | 'batch_id';
  catalogue:
    | 'photo' | 'weight' | 'num_products' | 'name_en' | 'version' | 'rule' | 'seo_title'
    | 'seo_title_en' | 'seo_description' | 'seo_description_en';
  catalogue_listing:
    | 'hide_price' | 'shown' | 'price_up' | 'price_down';
  checkout:
    | 'attribution' | 'renews_until' | 'margins' | 'sellers' | 'msi_payments' | 'invoicing'
    | 'account_asked' | 'billing' | 'card_choice' | 'draft_id' | 'is_test' | 'waiting_id';
  checkout_branches:
    never;
  checkout_place:
    never;
  collaborator:
    | 'store_photo';
  contact_entry:
    | 'phone' | 'user' | 'from_path';
  courier_label:
    | 'label_claim' | 'claimed_until' | 'label_ref' | 'tracking_number' | 'tracking_key'
    | 'tracking_url' | 'papers' | 'journey' | 'journey_at' | 'look_at';
  courier_rate:
    | 'asked_days' | 'branch';
  deleted_catalogue_item:
    never;
  deleted_listing:
    never;
  dispute:
    | 'fee' | 'respond_by' | 'lost_at' | 'closed_at' | 'answer' | 'answered_at' | 'answered_by'
    | 'store_id' | 'evidence' | 'evidence_state' | 'evidence_fault' | 'evidence_by' | 'evidence_at'
    | 'evidence_sent_at' | 'evidence_tries' | 'evidence_refusals' | 'evidence_try_at';
  dispute_part:
    never;
  door_gate:
    | 'skus' | 'removed_at';
  door_link:
    | 'revoked_at' | 'revoked_by' | 'gate_id';
  door_link_device:
    never;
  door_scan:
    | 'first_at' | 'first_by' | 'gate_id' | 'first_gate';
  draft_order:
    | 'delivery_type' | 'address' | 'note' | 'taken_back_at' | 'paid_at' | 'checkout_id' | 'version'
    | 'extends_order';
  embed_count:
    | 'views' | 'handoffs' | 'adds';
  embed_handoff:
    | 'sent_lines' | 'taken_by' | 'taken_to' | 'tried_at';
  embed_key:
    | 'former_key' | 'former_until' | 'referral' | 'campaign';
  embed_notice:
    never;
  embed_setting:
    never;
  event_cancellation:
    never;
  event_cancellation_order:
    | 'way' | 'fault' | 'tries' | 'try_at';
  event_cancellation_to:
    | 'order_id';
  event_message:
    | 'sku_id' | 'state' | 'version' | 'last_ticket' | 'recipients' | 'sent' | 'failed';
  event_message_to:
    | 'state';
  file_download:
    never;
  franchise_out:
    never;
  global_invoice_order:
    never;
  header:
    | 'subtitle' | 'description' | 'target' | 'url' | 'product' | 'product_supplier' | 'version'
    | 'title_en' | 'subtitle_en' | 'description_en' | 'bgcolor';
  hold:
    | 'visitor' | 'network';
  idempotency:
    never;
  import_change:
    | 'before' | 'stock' | 'undone';
  import_column:
    | 'field';
  in_store_sale:
    | 'received';
  invoice:
    | 'order_id' | 'invoice_id' | 'refund_id' | 'payment_type' | 'stamp' | 'stamp_folio'
    | 'stamp_fault' | 'stamped_at' | 'period';
  item:
    | 'tags' | 'photos' | 'crossout_price' | 'is_free' | 'hide_price' | 'is_dropshipping'
    | 'contribution_margin' | 'max_purchase_amount' | 'list_state' | 'hidden' | 'experience_date'
    | 'experience_place' | 'name_en' | 'description_en' | 'tags_en' | 'version' | 'main_type'
    | 'publish_at' | 'deleted_at' | 'stars_1' | 'stars_2' | 'stars_3' | 'stars_4' | 'stars_5'
    | 'rated' | 'rating_sum' | 'weight_g' | 'size_mm' | 'tax_rate' | 'sat_product' | 'sat_unit'
    | 'tickets' | 'admitted' | 'details' | 'details_en' | 'seo_title' | 'seo_title_en'
    | 'seo_description' | 'seo_description_en' | 'experience_place_en' | 'canceled_at'
    | 'has_waiting_list' | 'has_reentry' | 'outside';
  item_file:
    | 'removed_at';
  job:
    | 'state' | 'ends_as' | 'cancel_asked' | 'step' | 'cursor' | 'done' | 'total' | 'result'
    | 'error' | 'attempts' | 'lease' | 'ended_at' | 'turned_by' | 'forgotten_at';
  ledger_account:
    | 'debits' | 'credits' | 'sealed_debits' | 'sealed_credits';
  ledger_audit:
    never;
  ledger_posting:
    | 'n' | 'order_id';
  ledger_seal:
    never;
  legal_text:
    | 'version' | 'body_en';
  line_share:
    never;
  line_terms:
    | 'rates_since' | 'seller';
  listing:
    | 'id' | 'owner_id' | 'hide_price' | 'shown' | 'in_stock' | 'starts_at' | 'price_up'
    | 'price_down' | 'price_step' | 'item_slug' | 'sold' | 'listed_at';
  listing_count:
    never;
  listing_name:
    | 'name';
  listing_text:
    | 'name' | 'tags' | 'description';
  listing_trait:
    | 'name_en';
  look_draft:
    | 'publish_at' | 'version';
  margin_notice:
    never;
  network_count:
    never;
  network_rate:
    | 'up_one' | 'up_two' | 'network' | 'later' | 'touch';
  network_rows:
    | 'column_name' | 'parent_table' | 'parent_column';
  network_word:
    never;
  open_editor:
    never;
  order_billing:
    never;
  order_edit:
    | 'note';
  order_hold:
    | 'note' | 'held_by' | 'released_by' | 'released_at' | 'reminded_at';
  order_line:
    | 'sold_in' | 'supplied_in' | 'cut_units' | 'cut_due';
  order_move:
    | 'n' | 'account_id' | 'reason' | 'note';
  order_note:
    | 'changed_at' | 'deleted_at';
  order_paid:
    never;
  order_receipt:
    never;
  order_shipment:
    | 'carrier' | 'tracking_number' | 'tracking_key' | 'tracking_url' | 'delivered_at'
    | 'called_back_at';
  outbox:
    | 'attempts' | 'delivered_at' | 'next_at' | 'expires_at' | 'dead_at' | 'last_error'
    | 'provider_id' | 'body';
  own_delivery:
    never;
  past_label:
    | 'tracking_number' | 'tracking_url';
  payment:
    | 'tries' | 'charge_id' | 'action_url' | 'decline_code' | 'card_brand' | 'card_last4'
    | 'refund_reason' | 'account' | 'slip' | 'slip_until' | 'msi_payments' | 'return_path'
    | 'cancel_path' | 'billing' | 'vault' | 'arrived' | 'risk' | 'risk_signs' | 'is_test' | 'review';
  payment_account:
    | 'is_used' | 'version' | 'test' | 'tested_at';
  payment_arrival:
    never;
  payment_authorization:
    | 'order_id' | 'supplier_id' | 'captured' | 'state' | 'ended_at' | 'asked' | 'asked_amount'
    | 'asked_by' | 'reason' | 'tries' | 'refusals' | 'try_at' | 'fault' | 'remind_at';
  payment_event:
    | 'payment_id';
  payment_link:
    never;
  payment_notice:
    | 'payment_id' | 'times';
  payment_notice_refused:
    never;
  payment_test_account:
    | 'is_used' | 'version' | 'test' | 'tested_at';
  payment_try:
    | 'charge_id' | 'watched_until' | 'asked_at' | 'decline_code';
  payout_account:
    | 'replaced_at';
  payout_answer:
    | 'reason';
  payout_batch:
    | 'answer' | 'answered_at';
  payout_tax:
    never;
  picture:
    | 'colors' | 'focal_x' | 'focal_y' | 'alt' | 'alt_en' | 'decorative';
  picture_total:
    never;
  picture_trash:
    never;
  purchase_order:
    | 'dssupplier_id' | 'payment_type' | 'delivery_type' | 'collection_address' | 'delivery_days'
    | 'address' | 'note' | 'attribution' | 'account_id' | 'received_at' | 'phase' | 'locked'
    | 'unlocks_at' | 'review_asked_at' | 'promised_on' | 'extra_charge' | 'sold_day'
    | 'supplied_day' | 'was_sold' | 'owed' | 'courier_terms' | 'wanted' | 'is_authorized'
    | 'is_paid' | 'is_test' | 'review_ask_at';
  redirect:
    | 'leads_to' | 'thing' | 'thing_id' | 'slug' | 'version';
  refund:
    | 'order_id' | 'line' | 'note' | 'state' | 'provider_ref' | 'fault' | 'tries' | 'refusals'
    | 'try_at' | 'proof' | 'paid_by' | 'asked_by' | 'marked_by' | 'is_beside';
  refund_account:
    never;
  report_cart:
    | 'carts' | 'checkouts' | 'ordered' | 'sold';
  report_row:
    | 'orders' | 'units' | 'amount' | 'shipping' | 'canceled' | 'canceled_amount' | 'refunds'
    | 'refunded';
  return_comment:
    | 'n' | 'account_id';
  return_line:
    | 'restocked' | 'written_off' | 'missing' | 'from_sku' | 'wanted_sku' | 'wanted_variant'
    | 'exchange' | 'exchange_units';
  return_photo:
    never;
  return_request:
    | 'state' | 'account_id' | 'closed_at' | 'closed_by' | 'withdrawal_code' | 'inspected_at'
    | 'inspected_by' | 'decision' | 'decision_text' | 'decided_at' | 'decided_by' | 'sent_at'
    | 'sent_by' | 'carrier' | 'tracking_number' | 'tracking_url' | 'exchange_refusal';
  review:
    | 'changed_at' | 'hidden_for' | 'answer' | 'answered_at' | 'version' | 'reports'
    | 'reports_settled' | 'reports_open';
  review_photo:
    | 'hidden_at';
  review_report:
    never;
  seller_pause:
    | 'ended_at';
  sent_mail:
    | 'channel';
  settlement:
    | 'taken_by';
  settlement_hand:
    | 'payment_id';
  settlement_line:
    | 'subject' | 'problem' | 'payment_id' | 'refund_id' | 'dispute_id' | 'matched_at' | 'closed_at';
  settlement_source:
    | 'fault' | 'read_until';
  shipment_line:
    never;
  sized_colour:
    never;
  sku:
    | 'attributes' | 'crossout_price' | 'photo' | 'on_hand' | 'reserved' | 'attributes_en'
    | 'persons' | 'weight_g' | 'size_mm' | 'barcode' | 'owner_id' | 'units_left'
    | 'contribution_margin';
  spelling:
    never;
  stock_move:
    | 'n' | 'account_id' | 'note' | 'checkout_id';
  store:
    | 'root_id' | 'is_proxy' | 'canonical_domain' | 'hold_minutes' | 'fixed_shipping_cost'
    | 'fixed_shipping_days' | 'delivery_types' | 'payment_types' | 'collection_address' | 'revision'
    | 'search_words' | 'delivery_countries' | 'settings_version' | 'is_unopened' | 'name_key'
    | 'msi_terms' | 'msi_minimum' | 'master_checkout' | 'charges_later' | 'payment_limits'
    | 'hold_risky' | 'test_mode' | 'review_ask_days' | 'review_reminder_days';
  store_billing:
    | 'issues_alone';
  store_edit:
    | 'n' | 'before' | 'after' | 'takes_back' | 'call' | 'key' | 'request_hash';
  store_origin:
    | 'from_suite' | 'from_sublocality';
  ticket:
    | 'order_id' | 'position' | 'given_by' | 'passed_at' | 'voided_at' | 'admitted_at'
    | 'admitted_by' | 'email' | 'admitted_gate' | 'left_at' | 'moved_at' | 'moved_by' | 'moved_gate';
  ticket_key:
    never;
  trait_count:
    | 'name_en';
  unfinished_store:
    | 'told_at';
  waiting_entry:
    | 'state' | 'checkout_id' | 'offer_ends_at';
  zone_offset:
    never;
}
