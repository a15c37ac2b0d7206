import * as contract from '../../../shared/contracts/order-notes.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { addNote, changeNote, deleteNote, readNotes, restoreNote } from './notes.ts';

/** The calls by which a store's staff keeps notes beside its orders. */
export const orderNoteEndpoints: readonly Endpoint[] = [
  answers(contract.listOrderNotes, ({ scope, params }) => readNotes(scope, params)),
  changes(contract.addOrderNote, ({ scope, params, body }) => addNote(scope, params, body)),
  changes(contract.changeOrderNote, ({ scope, params, body }) => changeNote(scope, params, body)),
  changes(contract.deleteOrderNote, ({ scope, params }) => deleteNote(scope, params)),
  changes(contract.restoreOrderNote, ({ scope, params }) => restoreNote(scope, params)),
];
