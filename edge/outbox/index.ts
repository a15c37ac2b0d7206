export { consumeOutbox } from './consume.ts';
export type { OutboxPorts } from './ports.ts';
