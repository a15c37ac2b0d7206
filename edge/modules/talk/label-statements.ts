import { LABELS_MAX } from '../../../shared/rules/talk-labels.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';

export type LabelRow = DirectoryTables['talk_label'];

/** The labels of a store, by name. */
export function listLabels(storeId: string): Statement<LabelRow> {
  return sql<LabelRow>`SELECT id, store_id, name, changed_at FROM talk_label
    WHERE store_id = ${storeId} ORDER BY name LIMIT ${LABELS_MAX} + 0`;
}

/** True while a store has room for one more. */
export function hasRoomForLabel(storeId: string): Statement {
  return sql`(SELECT count(*) FROM talk_label WHERE store_id = ${storeId}) < ${LABELS_MAX}`;
}

/** True while a store has all of these. */
export function areLabelsOf(storeId: string, ids: readonly string[]): Statement {
  return sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(ids)}) g WHERE NOT EXISTS
    (SELECT 1 FROM talk_label t WHERE t.id = g.value AND t.store_id = ${storeId}))`;
}

export function insertLabel(row: LabelRow): Statement {
  return sql`INSERT INTO talk_label (id, store_id, name, changed_at)
    VALUES (${row.id}, ${row.store_id}, ${row.name}, ${row.changed_at})`;
}

export function updateLabel({ id, store_id: store, name, changed_at: now }: LabelRow): Statement {
  return sql`UPDATE talk_label SET name = ${name}, changed_at = ${now}
    WHERE id = ${id} AND store_id = ${store}`;
}

/** Takes a label off every conversation, and deletes it. */
export function deleteLabel(storeId: string, id: string): Statement[] {
  return [
    sql`DELETE FROM conversation_label WHERE label_id = ${id}
      AND EXISTS (SELECT 1 FROM talk_label WHERE id = ${id} AND store_id = ${storeId})`,
    sql`DELETE FROM talk_label WHERE id = ${id} AND store_id = ${storeId}`,
  ];
}

/** Sets the labels of a mailbox's conversation. */
export function setLabels(mailbox: string, id: string, labels: readonly string[]): Statement[] {
  return [
    sql`DELETE FROM conversation_label WHERE mailbox_id = ${mailbox} AND conversation_id = ${id}`,
    sql`INSERT INTO conversation_label (mailbox_id, conversation_id, label_id)
      SELECT DISTINCT ${mailbox}, ${id}, value FROM json_each(${JSON.stringify(labels)}) WHERE true`,
  ];
}

const labelsFor = (mailbox: Statement, id: Statement): Statement =>
  sql`(SELECT json_group_array(json_object('id', o.id, 'name', o.name)) FROM
    (SELECT t.id, t.name FROM conversation_label c JOIN talk_label t ON t.id = c.label_id
      WHERE c.mailbox_id = ${mailbox} AND c.conversation_id = ${id} ORDER BY t.name) o)`;

/** A column of a row of `conversation`: JSON of its labels, by name. */
export const labelsColumn = labelsFor(sql`conversation.mailbox_id`, sql`conversation.id`);

/** The labels of a mailbox's conversation, as JSON. */
export function findLabels(mailbox: string, id: string): Statement<{ labels: string }> {
  return sql<{ labels: string }>`SELECT ${labelsFor(sql`${mailbox}`, sql`${id}`)} AS labels`;
}

/** Whether a row of `conversation` has a label. */
export const hasLabel = (label: string): Statement =>
  sql`EXISTS (SELECT 1 FROM conversation_label c WHERE c.mailbox_id = conversation.mailbox_id
    AND c.conversation_id = conversation.id AND c.label_id = ${label})`;
