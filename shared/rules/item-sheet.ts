/** Items on a page of the table, and items that one call changes at most; our own limit. */
export const SHEET_ROWS = 30;
