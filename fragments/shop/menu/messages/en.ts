import type { es } from './es.ts';

export const en: typeof es = { label: 'Sections' };
