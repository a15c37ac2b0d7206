import type { es } from './es.ts';

export const en: typeof es = { dark: 'Use dark theme', light: 'Use light theme' };
