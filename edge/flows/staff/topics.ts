import { openCell } from '../../db/cells.ts';
import { writtenTopic, type TellTopic, type Topic } from '../../outbox/index.ts';
import { insertOnce, type EditRow } from '../../unit-of-work/store-edit.ts';
import { writtenAlert } from '../written-alert.ts';

/** The link by which an account becomes staff of a store. */
export const staffInvitation = writtenTopic('written.staff_invitation', {
  none: 'Its link proves that the invited mail address is reached.',
});

/** A role in a store that its person was given, or that was changed or taken. */
export const roleNotice = writtenTopic('written.role_notice', writtenAlert('role'));

/** The row of a change of the directory that belongs into the history of a store. */
export interface DirectoryEdit {
  /** The name of the store's cell. */
  readonly cell: string;
  readonly row: EditRow;
}

/** Writes a change of the directory into the history of its store, which stands in the store's cell. */
export const storeEditTopic: TellTopic = {
  name: 'tell.store_edit',
  alert: { none: 'The account that would be told of it made it itself.' },
  async tell({ payload }, { env }) {
    const { cell, row } = JSON.parse(payload) as DirectoryEdit;
    const open = openCell(env, cell);
    if (!open) throw new Error(`no cell ${cell}`);
    return open.write([insertOnce(row)]);
  },
};

export const staffTopics: readonly Topic[] = [staffInvitation, roleNotice, storeEditTopic];
