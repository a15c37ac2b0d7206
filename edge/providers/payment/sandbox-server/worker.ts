import { createApp } from './app.ts';

export { SandboxHosted } from './hosted/books.ts';
export { SandboxLedger } from './ledger/ledger.ts';
export { SandboxOpenpay } from './openpay/books.ts';
export { SandboxPaypal } from './paypal/books.ts';
export { SandboxPush } from './push/books.ts';
export { SandboxShippo } from './shippo/books.ts';

export default createApp();
