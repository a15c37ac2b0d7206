/** Waits, retries and windows (spec [9], "Timers"); milliseconds unless the name says otherwise. */

/** The time to undo a removal before it is sent. */
export const DEFERRED_REMOVAL_MS = 5000;
/** Wait after "add all" before the added products are loaded again. */
export const FORKING_MS = 3500;
export const FORKING_LONG_MS = 5000;
/** The catalogue table stays locked this long after a reordering. */
export const REORDER_LOCK_MS = 2500;
/** The overlay of a changed product position refreshes the list after this. */
export const OVERLAY_REFRESH_MS = 8000;

/** How long a notice stays; the warning of a deleted catalogue card is `short`. */
export const TOAST_SECONDS = { short: 4, normal: 5, long: 7, longest: 55 } as const;
/** The notice of a refused image stays longer: it lists sizes and formats. */
export const IMAGE_REJECTED_SECONDS = 15;
/** The alert of a failed image upload. */
export const IMAGE_ERROR_MS = 10_000;

export const SLIDER_AUTOPLAY_MS = 5000;
export const SLIDER_AUTOPLAY_SLOW_MS = 6000;
export const SLIDER_SPEED_MS = 500;
export const CAROUSEL_FADE_AUTOPLAY_MS = 7000;
export const CAROUSEL_FADE_TRANSITION_MS = 4000;

export const SESSION_RETRIES = 3;
export const SESSION_RETRY_MS = 3000;
/** Wait before the oauth call is repeated (no response, 5xx or 405). */
export const OAUTH_RETRY_MS = 100;

/** The cart's request state is reset this long after its panel closed. */
export const CART_CLOSE_MS = 500;

export const SEARCH_DEBOUNCE_MS = 200;
/** For searches that cost more, such as those in modals. */
export const SEARCH_DEBOUNCE_SLOW_MS = 400;
export const SCROLL_THROTTLE_MS = 200;
/** Distance from a list's end at which it loads more. */
export const SCROLL_TRIGGER_PX = 100;

/** Between two polls of the presence of others, and between two heartbeats of a visitor. */
export const PRESENCE_POLL_MS = 300_000;
/** A person whose heartbeat is within this is online. */
export const ONLINE_WINDOW_MS = 5 * 60_000;
/** The pending count of a conversation is reset after this. */
export const PENDING_RESET_MS = 10_000;
/** 'Finishing account setup' before the redirect. */
export const POST_SIGNUP_WAIT_MS = 3000;
/** Share controls are hidden from anonymous users after this. */
export const ANONYMOUS_CHECK_MS = 3000;

/** How long a PIN is valid. */
export const PIN_VALIDITY_MS = 5 * 60_000;
/** How long a proof of identity lets a person change the protection of their account. */
export const RECENT_PROOF_MS = 10 * 60_000;
/** A bank transfer must be made within this. */
export const BANK_TRANSFER_MS = 60 * 60_000;
/** A return may be asked for within this many hours of receiving the purchase. */
export const RETURN_WINDOW_HOURS = 72;
/** Stock stays held for a checkout this long unless the store sets another time (design). */
export const STOCK_HOLD_MS = 15 * 60_000;
/** When an advisor answers, by the hours of the day; other advisors answer round the clock. */
export const ADVISOR_HOURS = { from: 9, to: 18 } as const;
export const ADVISOR_ALWAYS = '24/7';
