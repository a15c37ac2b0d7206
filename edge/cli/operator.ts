/**
 * `npm run operator -- …`: the operator's commands, on this machine or (`--remote`) on the
 * platform. Exit codes: 0 done, 1 not done, 2 command line not understood.
 */
import { parseCommand } from './operator/arguments.ts';
import { runLedger } from './operator/ledger.ts';
import { openLocal } from './operator/local.ts';
import { runMessages } from './operator/messages.ts';
import { openRemote } from './operator/remote.ts';
import { showKeys } from './operator/push.ts';
import { runReports } from './operator/reports.ts';
import { runStores } from './operator/stores.ts';
import { USAGE } from './operator/usage.ts';
import { runWallet } from './operator/wallet.ts';
import { pushPair } from './push-keys.ts';
import { Refusal } from './start/refusal.ts';

const parsed = parseCommand(process.argv.slice(2));
if (parsed.kind === 'help') {
  console.log(USAGE);
  process.exit(0);
}
if (parsed.kind === 'usage') {
  console.error(`${parsed.fault}\n\n${USAGE}`);
  process.exit(2);
}

if (parsed.kind === 'push') {
  console.log(showKeys(pushPair(), parsed.json));
  process.exit(0);
}

if (parsed.kind === 'wallet') {
  process.exit(await runWallet(parsed, process.env['WALLET_APPLE'], Date.now()));
}

try {
  const cells = parsed.remote ? openRemote() : await openLocal(process.env);
  try {
    const now = Date.now();
    if (parsed.kind === 'messages') process.exitCode = await runMessages(parsed, cells, now);
    else if (parsed.kind === 'ledger') process.exitCode = await runLedger(parsed, cells, now);
    else if (parsed.kind === 'reports') process.exitCode = await runReports(parsed, cells, now);
    else process.exitCode = await runStores(parsed, cells, now);
  } finally {
    await cells.close();
  }
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}
process.exit();
