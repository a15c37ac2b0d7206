import type { TalkCustomer } from '../../../shared/contracts/talk-customer.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface TalkCustomerProps {
  env: PageEnv;
  /** Path of the conversation's page within the store. */
  path: string;
  customer: TalkCustomer;
  /** The zone in which days are shown: an IANA name. */
  zone: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface TalkCustomerViewProps extends TalkCustomerProps {
  t: Messages;
}
