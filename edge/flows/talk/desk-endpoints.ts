import { listStoreDeliveries as deliveriesContract } from '../../../shared/contracts/deliveries.ts';
import { getTalkCustomer } from '../../../shared/contracts/talk-customer.ts';
import { getTalkFigures } from '../../../shared/contracts/talk-figures.ts';
import * as rating from '../../../shared/contracts/talk-rating.ts';
import { setConversationStatus as statusContract } from '../../../shared/contracts/talk-status.ts';
import * as taking from '../../../shared/contracts/talk-taking.ts';
import { pickVariant as variantContract } from '../../../shared/contracts/talk-variant.ts';
import { getTextMessages } from '../../../shared/contracts/text-messages.ts';
import { answers, changes, type PageEndpoint } from '../../http/endpoint.ts';
import { listStoreDeliveries } from '../../modules/alerts/index.ts';
import { readColleagues } from './colleagues.ts';
import { readCustomer } from './customer.ts';
import { readTalkFigures } from './figures.ts';
import { rateConversation, readRating } from './rate.ts';
import { setConversationStatus } from './status.ts';
import { takeConversation } from './take.ts';
import { readTextMessages } from './text-messages.ts';
import { pickVariant } from './variant.ts';

/** The calls beside a conversation: who answers it, how it is put away, what it is about, how it went. */
export const talkDeskEndpoints: readonly PageEndpoint[] = [
  answers(variantContract, ({ scope, params, body }) => pickVariant(scope, params.id, body.key)),
  answers(taking.readColleagues, ({ scope, params }) => readColleagues(scope, params.key)),
  changes(
    taking.takeConversation,
    ({ scope, params, body }) => takeConversation(scope, params.id, body),
    'directory',
  ),
  answers(statusContract, ({ scope, params, body }) =>
    setConversationStatus(scope, params.id, body),
  ),
  answers(rating.getRating, ({ scope, params, query }) => readRating(scope, params.id, query.key)),
  changes(
    rating.rateConversation,
    ({ scope, params, body }) => rateConversation(scope, params.id, body),
    'directory',
  ),
  answers(getTalkCustomer, ({ scope, params }) => readCustomer(scope, params.id)),
  answers(deliveriesContract, ({ scope, query }) => listStoreDeliveries(scope, query)),
  answers(getTextMessages, ({ scope, query }) => readTextMessages(scope, query)),
  answers(getTalkFigures, ({ scope, query }) => readTalkFigures(scope, query.days)),
];
