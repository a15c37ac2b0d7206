import { createApp } from './app.ts';

export { SandboxLedger } from './ledger/ledger.ts';

export default createApp();
