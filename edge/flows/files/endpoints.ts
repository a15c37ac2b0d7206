import * as contract from '../../../shared/contracts/item-files.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { uploads } from '../../http/upload.ts';
import { readOrderFiles } from './of-buyer.ts';
import { attachFile, itemFileSieve, listFiles, takeAway } from './of-seller.ts';

/** The calls about the files of digital items. */
export const fileEndpoints: readonly Endpoint[] = [
  answers(contract.listItemFiles, ({ scope, params }) => listFiles(scope, params.id)),
  uploads(
    contract.addItemFile,
    { sieve: itemFileSieve, tooLarge: { code: 'payload_too_large', field: 'file' } },
    attachFile,
  ),
  changes(contract.removeItemFile, ({ scope, params }) => takeAway(scope, params)),
  answers(contract.listOrderFiles, ({ scope, params }) => readOrderFiles(scope, params.order)),
];
