import * as contract from '../../../shared/contracts/waiting-list.ts';
import { answers, changes, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import { joinList } from './join.ts';
import { leaveList } from './leave.ts';
import { offerNow, readList, removeEntry, setList } from './office.ts';
import { readOffer, readPlace } from './read.ts';

/** The calls by which visitors join and leave a waiting list, and by which a store looks after it. */
export const waitingListEndpoints: readonly PageEndpoint[] = [
  changes(contract.joinWaitingList, ({ scope, body }) => joinList(scope, body)),
  changes(contract.leaveWaitingList, ({ scope, body }) => leaveList(scope, body.place)),
  readsForPages(contract.readWaitingOffer, ({ scope, params }) => readOffer(scope, params.item)),
  readsForPages(contract.readWaitingPlace, ({ scope, params }) => readPlace(scope, params.code)),
  answers(contract.listWaiting, ({ scope, params, query }) => readList(scope, params.event, query)),
  changes(contract.setWaitingList, ({ scope, params, body }) => setList(scope, params.event, body)),
  changes(contract.offerPlaces, ({ scope, params }) => offerNow(scope, params)),
  changes(contract.removeWaiting, ({ scope, params }) => removeEntry(scope, params)),
];
