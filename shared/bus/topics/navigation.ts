import * as z from 'zod/mini';
import { event } from '../topic.ts';

/** The visitor opens the search drawer. */
export const searchOpen = event('search:open', import.meta.env?.DEV && z.object({}));

/** A signed-in visitor opens the shop's menu. */
export const sideMenuOpen = event('side-menu:open', import.meta.env?.DEV && z.object({}));
