import * as z from 'zod/mini';
import { event } from '../topic.ts';

/** Somebody asks for the search drawer. */
export const searchOpen = event('search:open', import.meta.env?.DEV && z.object({}));

/** Somebody who is signed in asks for the shop's menu. */
export const sideMenuOpen = event('side-menu:open', import.meta.env?.DEV && z.object({}));
