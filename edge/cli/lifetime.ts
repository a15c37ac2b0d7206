/** Ends a command cleanly, on a signal or with its parent process. */

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs `stop` once, on a signal or when the parent process has gone, then exits. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const end = () => {
    // A second Ctrl-C changes nothing: the command is already stopping.
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, end);
  process.on('disconnect', end);
}

/**
 * Runs `create` and removes the signal handlers that it installed. Miniflare's handlers end the
 * process at once, before databases are closed and the state folder is released.
 */
export function withoutSignalHandlers<T>(create: () => T): T {
  const before = new Map(SIGNALS.map((signal) => [signal, process.listeners(signal)]));
  const created = create();
  for (const signal of SIGNALS) {
    for (const listener of process.listeners(signal)) {
      if (before.get(signal)?.includes(listener) !== true) process.off(signal, listener);
    }
  }
  return created;
}
