import type { SavedCard } from '../../../shared/contracts/saved-cards.ts';
import type { SavedCardRow } from './statements.ts';

/** A card as its account sees it: nothing of it leads to the vault. */
export function toSavedCard(row: SavedCardRow): SavedCard {
  const { id, code, brand, last4, exp_month, exp_year, created_at: at } = row;
  return { id, code, brand, last4, exp_month, exp_year, saved_on: new Date(at).toISOString() };
}
