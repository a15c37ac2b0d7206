import type { es } from './es.ts';

export const en: typeof es = { notices: 'Notices', close: 'Close notice' };
