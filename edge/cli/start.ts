/** `npm start`: build, migrate, seed and serve the platform on this machine. */
import { runCommand } from './start/run-command.ts';
import { serve } from './start/serve.ts';

await runCommand((options) => serve(options));
