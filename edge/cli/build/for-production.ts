/** The one place that sets NODE_ENV, for as long as a build runs. */

let running = 0;
let before: string | undefined;

/**
 * Runs a build with `NODE_ENV=production`, because the bundler takes React's development build for
 * any other value. Afterwards the variable is restored: processes that this one starts next, such
 * as a test runner, would otherwise run in production mode too.
 */
export async function forProduction<T>(build: () => Promise<T>): Promise<T> {
  if (running === 0) before = process.env['NODE_ENV'];
  running += 1;
  process.env['NODE_ENV'] = 'production';
  try {
    return await build();
  } finally {
    running -= 1;
    // The bundler sets the variable where it is missing, so it is removed again.
    if (running === 0 && before === undefined) delete process.env['NODE_ENV'];
    else if (running === 0) process.env['NODE_ENV'] = before;
  }
}
