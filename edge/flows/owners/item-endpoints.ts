import * as contract from '../../../shared/contracts/item-edits.ts';
import { changeSheet, listSheet } from '../../../shared/contracts/item-sheet.ts';
import { importItems, importTried, readTrial } from '../../../shared/contracts/item-import.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { uploads } from '../../http/upload.ts';
import { csvSieve, startImport } from './import/start.ts';
import * as trial from './import/trial.ts';
import { editableItem } from './editable-item.ts';
import { listItems, listTags, readOwnItem } from './item-view.ts';
import * as sheet from './item-sheet.ts';
import { readStockMoves } from './item-stock.ts';
import * as items from './items.ts';
import { restore } from './removal.ts';

/** The calls by which owners edit their items. */
export const itemEditEndpoints: readonly Endpoint[] = [
  answers(contract.listOwnItems, async ({ scope, query }) => ok(await listItems(scope, query))),
  answers(contract.listTags, async ({ scope }) => ok(await listTags(scope))),
  answers(listSheet, async ({ scope, query }) => ok(await sheet.listSheet(scope, query))),
  changes(changeSheet, ({ scope, body }) => sheet.changeSheet(scope, body)),
  answers(contract.getEditedItem, ({ scope, params }) => readOwnItem(scope, params.id)),
  answers(contract.listStockMoves, ({ scope, params, query }) =>
    readStockMoves(scope, params.id, query),
  ),
  changes(contract.createItem, ({ scope, body }) => items.createItem(scope, body)),
  uploads(
    importItems,
    { sieve: csvSieve, tooLarge: { code: 'payload_too_large', field: 'file' } },
    startImport,
  ),
  answers(readTrial, ({ scope, params, query }) => trial.readTrial(scope, params.id, query)),
  changes(importTried, ({ scope, params, body }) => trial.importTried(scope, params.id, body)),
  changes(contract.updateItem, ({ scope, params, body }) =>
    items.updateItem(scope, params.id, body),
  ),
  changes(contract.deleteItem, ({ scope, params }) => items.deleteItem(scope, params.id)),
  changes(contract.restoreItem, ({ scope, params }) =>
    restore(scope, editableItem, params.id, { code: 'item_not_found' }),
  ),
  changes(contract.duplicateItem, ({ scope, params, body }) =>
    items.duplicateItem(scope, params.id, body),
  ),
];
