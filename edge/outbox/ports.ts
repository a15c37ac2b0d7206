import { systemClock, type Clock } from '../../shared/kernel/clock.ts';
import type { Database, Directory } from '../db/database.ts';
import { openDirectory } from '../db/cells.ts';
import type { DatabaseKind } from '../db/sql.ts';
import type { Env } from '../env.ts';
import { insertSent } from './sent.ts';
import { messagesFromEnv } from '../providers/message/from-env.ts';
import type { MessageSenders } from '../providers/message/port.ts';
import { pushFromEnv } from '../providers/push/from-env.ts';
import type { PushSender } from '../providers/push/port.ts';

/** The consumer's access to the outside world; a test replaces it. */
export interface OutboxPorts {
  readonly clock: Clock;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** The directory, which cells tell of facts that cross cells. */
  readonly directory: Directory;
  /** Keys, and the objects and cells that a message is about. */
  readonly env: Env;
  /** The sender to devices; undefined where the platform has no keys for it. */
  readonly push?: PushSender | undefined;
  /** The providers for the messages of a cell, or of the directory. */
  readonly messages: (database: Database<DatabaseKind>) => MessageSenders;
  /** A provider that takes longer is given up, whatever it promised. */
  readonly deadlineMs: number;
}

/** Longer than any provider gives itself. */
const DEADLINE_MS = 20_000;

/** The ports of a deployment. */
export function outboxPorts(env: Env): OutboxPorts {
  const clock = systemClock;
  return {
    clock,
    random: Math.random,
    directory: openDirectory(env),
    env,
    push: pushFromEnv(env, clock),
    messages: (database) =>
      messagesFromEnv(env, (message) => database.apply(insertSent(message, clock.now()))),
    deadlineMs: DEADLINE_MS,
  };
}
