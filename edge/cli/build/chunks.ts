import type { Rolldown } from 'vite';

/** Modules of `shared` that no page needs where nobody signs in or works. */
const PEOPLE =
  '(?:ui/form/|stores/(?:form|kept-proof|activation)|' +
  'api-client/(?:auth|passkeys)|' +
  'contracts/(?:registration|sign-in|security|passkeys|profiles|account-data|staff|collaborators|setup-apps)|' +
  'rules/(?:initials|password|registration|proof-address|device))';

/** Packages that only the office's pages load. */
const OFFICE = '(?:@preact/|use-sync-external-store/|@r2wc/react-to-web-component/)';

/*
 * Which shared code makes one file. Left to itself the bundler makes a file for every set of
 * fragments that share something: thirty of them, which compress worse alone than together, by
 * 1.5 KB a page. Every page has the widgets, the navigation and the cart, so what two fragments
 * share is needed there in any case. What less than a whole page needs comes first and stays apart:
 * a module goes to the first group that matches.
 */
const GROUPS = {
  /** The slider's: it starts by itself, and Splide's budget has no room for more. */
  base: /\/fragments\/_runtime\/host-state|\/constants\/timers/,
  /** The embed's, on partner pages, before anybody acts. */
  partner: /\/fragments\/_runtime\/shadow|\/shared\/(?:bus\/names|stores\/(?:cart-lines|handover))/,
  /** What works without React. */
  widgets:
    /\/fragments\/_runtime\/(?:define-widget|client-props|manifest)|\/node_modules\/nanostores\/|\/shared\/(?:bus\/|kernel\/constants\/|ui\/(?:icons|return-focus))/,
  /** React, and what fragments share besides; not what only some pages' do. */
  react: new RegExp(
    String.raw`/node_modules/(?!@splidejs|${OFFICE})|/fragments/_runtime/|/shared/(?!.*(?:payment|phone)|${PEOPLE})`,
  ),
  /** Checkout's, and that of forms about people. */
  phone: /\/shared\/rules\/phone/,
  /** What pages about people and the back office share. */
  people: new RegExp(`/shared/${PEOPLE}`),
  /** What only the office's pages share. A group takes what its modules import along: so it comes last. */
  office: new RegExp(`/fragments/_office/|/node_modules/${OFFICE}`),
};

/** The groups for rolldown's `codeSplitting`; a module that one fragment alone uses stays in it. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = Object.entries(GROUPS).map(
  ([name, test], index, all) => ({ name, test, priority: all.length - index, minShareCount: 2 }),
);
