import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';

export type RatingRow = DirectoryTables['conversation_rating'];

/** The last rating of a conversation. */
export function findRating(
  id: string,
): Statement<Pick<RatingRow, 'stars' | 'comment' | 'rated_at'>> {
  return sql<
    Pick<RatingRow, 'stars' | 'comment' | 'rated_at'>
  >`SELECT stars, comment, rated_at FROM conversation_rating
    WHERE conversation_id = ${id} ORDER BY rated_at DESC LIMIT 1`;
}

/** True where a conversation has no rating after a moment. */
export function isUnratedSince(id: string, since: number): Statement {
  return sql`NOT EXISTS (SELECT 1 FROM conversation_rating
    WHERE conversation_id = ${id} AND rated_at >= ${since})`;
}

export function insertRating(row: RatingRow): Statement {
  return sql`INSERT INTO conversation_rating (mailbox_id, conversation_id, closed_at, account_id,
      stars, comment, rated_at)
    VALUES (${row.mailbox_id}, ${row.conversation_id}, ${row.closed_at}, ${row.account_id},
      ${row.stars}, ${row.comment}, ${row.rated_at})`;
}

/** How many ratings a store got since a moment, and their sum. */
export function sumRatings(
  store: string,
  since: number,
): Statement<{ count: number; stars: number }> {
  return sql<{ count: number; stars: number }>`SELECT count(*) AS count,
      coalesce(sum(stars), 0) AS stars
    FROM conversation_rating WHERE mailbox_id = ${store} AND rated_at >= ${since}`;
}

/** A store's last ratings with words, the newest first. */
export function listComments(
  store: string,
  since: number,
  limit: number,
): Statement<Pick<RatingRow, 'conversation_id' | 'stars' | 'comment' | 'rated_at'>> {
  return sql<
    Pick<RatingRow, 'conversation_id' | 'stars' | 'comment' | 'rated_at'>
  >`SELECT conversation_id, stars, comment, rated_at FROM conversation_rating
    WHERE mailbox_id = ${store} AND rated_at >= ${since} AND comment <> ''
    ORDER BY rated_at DESC, conversation_id LIMIT ${limit} + 0`;
}
