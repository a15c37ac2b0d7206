export { emit, on, type BusEventDetail } from './bus.ts';
export type { Payload, Topic } from './topic.ts';
