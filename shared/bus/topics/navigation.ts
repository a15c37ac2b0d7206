import * as z from 'zod/mini';
import { event } from '../topic.ts';

/** A signed-in visitor opens the shop's menu. */
export const sideMenuOpen = event('side-menu:open', import.meta.env?.DEV && z.object({}));
