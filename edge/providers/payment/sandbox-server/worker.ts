import { createApp } from './app.ts';

export { SandboxLedger } from './ledger/ledger.ts';
export { SandboxPaypal } from './paypal/books.ts';

export default createApp();
