import { keepBadge } from './badge.ts';
import { startLoader } from './loader.ts';

/*
 * Stands inline in every page of a store as a module, 1.7 KB compressed at most: it loads each
 * fragment's module at its moment, and nothing before.
 */
startLoader();
keepBadge();
