/** How often an open editor says so. */
export const EDITOR_RENEW_MS = 30_000;
/** How long it counts as open after the last time. */
export const EDITOR_OPEN_MS = 75_000;
