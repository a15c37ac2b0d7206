import type { Topic } from '../../outbox/index.ts';
import { dueTopic } from './issue-due.ts';
import { invoicedTopic } from './tell.ts';

export const invoiceTopics: readonly Topic[] = [invoicedTopic, dueTopic];
