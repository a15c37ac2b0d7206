/** Types of the two modules that exist only inside the tests' workerd. */

declare module 'cloudflare:workers' {
  export const env: import('../../edge/env.ts').Bindings & {
    /** How many histories of sales are played; empty for a few. */
    TEST_HISTORIES: string;
    /** How many webhooks the flood of them sends; empty for a few. */
    TEST_WEBHOOKS: string;
    /** The statements that make each kind of database. */
    TEST_SCHEMA: Record<'directory' | 'cell', readonly string[]>;
  };
  /** The worker under test. */
  export const exports: {
    default: { fetch: (request: Request | string, init?: RequestInit) => Promise<Response> };
  };
}

declare module 'cloudflare:test' {
  export function createExecutionContext(): ExecutionContext;
  export function waitOnExecutionContext(context: ExecutionContext): Promise<void>;
  export function createScheduledController(options?: {
    scheduledTime?: Date;
    cron?: string;
  }): ScheduledController;
  export function createMessageBatch<Body>(
    queue: string,
    messages: { id: string; timestamp: Date; attempts: number; body: Body }[],
  ): MessageBatch<Body>;
  export function getQueueResult(
    batch: MessageBatch,
    context: ExecutionContext,
  ): Promise<{ outcome: string; ackAll: boolean; explicitAcks: string[] }>;
  export function runInDurableObject<Result>(
    stub: DurableObjectStub,
    callback: (instance: unknown, state: DurableObjectState) => Result | Promise<Result>,
  ): Promise<Result>;
  export function runDurableObjectAlarm(stub: DurableObjectStub): Promise<boolean>;
  /** Empties every binding. */
  export function reset(): Promise<void>;
}
