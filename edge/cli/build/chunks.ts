import type { Rolldown } from 'vite';

/** Modules of `shared` that a page needs only where a visitor signs in or works. */
const PEOPLE =
  '(?:ui/form/|state/(?:form|tab-proof|activation)|' +
  'api-client/(?:auth|passkeys)|' +
  'contracts/(?:registration|sign-in|security|passkeys|profiles|account-data|staff)|' +
  'rules/(?:password|registration|proof-address|device))';

/** Calls of the menus around every page of an account. */
const PERSON = 'contracts/(?:collaborators|setup-apps)';

/** Modules of `shared` that only edit mode needs: the mode itself, and its panels. */
const EDIT_MODE = '(?:bus/topics/(?:edit|gallery)|rules/(?:edit-mode|banners))';
const EDIT_PANELS = '(?:rules/(?:headers|slides)|contracts/(?:header|slide)-edits)';

/** Modules of `shared` that only the office's pages of items and catalogues need. */
const GOODS = '(?:rules/(?:names|seo-texts|catalogue-)|contracts/catalogue-)';

/** Modules of `shared` that only the form and the table of items need. */
const ITEMS =
  '(?:state/item-(?:form|goods)|rules/(?:stock-reasons|item-codes|measures|typed-numbers))';

/** Modules of `shared` that only the search for other stores' items needs. */
const RESALE = '(?:rules|contracts)/resale';

/** Modules of `shared` that only the picker of franchises needs. */
const FRANCHISES = '(?:rules|contracts)/franchise';

/** Modules of `shared` that only the office's pages of long work need. */
const JOBS = '(?:contracts/(?:item-import|jobs)|rules/import-columns)';

/** Modules of `shared` that only the library of pictures needs. */
const PICTURES = 'contracts/gallery';

/** Modules of `shared` that a few pages need, each by itself. */
const FEW =
  '(?:rules/(?:initials|local-time|fold|open-editors|share-ways|zone-city|decline-reasons|chat-texts|talk-labels|store-edits|settings-max|wizard-steps)|' +
  'contracts/(?:open-editors|store-edits)|ui/(?:open-by|color|contrast|ReviewPhotos|ChatWelcome))';

/** Modules of `shared` that several pages of the office need. */
const OFFICE_CALLS = 'contracts/(?:item-edits|store-settings)';

/** Packages that only the office's pages load. */
const OFFICE = '(?:@preact/|use-sync-external-store/|@r2wc/react-to-web-component/)';

/*
 * The groups of shared code that make one file each. By default the bundler makes a file for every
 * set of fragments that share a module: thirty files, which compress worse alone than together, by
 * 1.5 KB a page. Every page has the widgets, the navigation and the cart, so code that two fragments
 * share is needed there in any case. Groups that only some pages need come first: a module goes to
 * the first group that matches.
 */
const GROUPS = {
  /** Code that works without React. */
  widgets: new RegExp(
    String.raw`/fragments/_runtime/(?:host-state|define-widget|client-props|manifest|on-demand|shadow|scan)|/node_modules/nanostores/|/shared/(?!${EDIT_MODE})(?:bus/|kernel/constants/|ui/icons|state/cart-lines)`,
  ),
  /** The sockets of a person's messages, for their badge and their page. */
  line: /\/fragments\/_runtime\/(?:socket-line|mailbox-channel)|\/shared\/rules\/talk-line/,
  /** What renders again without React: the bell's panel, and a partner's button. */
  lit: /\/node_modules\/lit-html\/|\/fragments\/_runtime\/lit-template/,
  /** React and the other code that fragments share, except code of only some pages. */
  react: new RegExp(
    String.raw`/node_modules/(?!@splidejs|lit-html|${OFFICE})|/fragments/_runtime/(?!show-anew|late|held-pointer|embed|early)|/shared/(?!.*(?:payment|handover|phone|mail-domain|MeantEmail)|${PEOPLE}|${PERSON}|${EDIT_MODE}|${EDIT_PANELS}|${GOODS}|${ITEMS}|${RESALE}|${FRANCHISES}|${JOBS}|${PICTURES}|${OFFICE_CALLS}|${FEW})`,
  ),
  /** The checkout's, also used by forms about people. */
  phone: /\/shared\/rules\/phone/,
  /** The checkout's and sign-up's. */
  email: /\/shared\/(?:rules\/mail-domain|ui\/MeantEmail)/,
  /** The menus' calls, apart from the forms of the pages about people. */
  person: new RegExp(`/shared/${PERSON}`),
  /** The parts of every form, apart from those of the pages about people. */
  forms:
    /\/shared\/(?:ui\/form\/(?:Form|FormNotice|TextField|PhoneField|Part|SubmitButton|FieldError|form-ui|after-press|use-came-back)\.|state\/form\.)/,
  /** Code that pages about people and the back office share. */
  people: new RegExp(`/shared/${PEOPLE}`),
  /** Edit mode without its panels. */
  mode: new RegExp(`/shared/(?!rules/edit-mode)${EDIT_MODE}`),
  /** How a browser remembers edit mode, for its switch and its tools alone. */
  remembered: /\/shared\/rules\/edit-mode/,
  /** Fragments that are shown anew, work that loads at its first use, pointers that wait for it. */
  anew: /\/fragments\/_runtime\/(?:show-anew|late|held-pointer)/,
  /**
   * Code that the office's pages and edit mode's panels share. The last groups come last, because a
   * group also takes the modules that its own import.
   */
  office: new RegExp(
    `/fragments/_office/(?!camera/|PictureField|PostedForm|day|keep-live|SeoFields|order|Order|drag|unplaced|deletions|use-arrival|use-meanwhile|PageLinks|FindItems|resale/|franchises/|undo/|picks|ListEnd|lookup|Lookup|Leaving|library/|rich-text/|upload|UploadBox|send-file|Meanwhile|differing|OpenBy|stay-open|list\\.|List\\.|JustDeleted|job\\.|JobBar)|/node_modules/${OFFICE}|/shared/${OFFICE_CALLS}`,
  ),
  /** Lists that grow, for the pages and panels that have one. */
  lists: /\/fragments\/_office\/(?:[lL]ist\.|ListEnd)/,
  /** What whole pages with a list have besides. */
  desk: /\/fragments\/_office\/(?:use-arrival|PageLinks|JustDeleted|deletions)/,
  /** The library of pictures, for the pages and panels that choose from it. */
  pictures: new RegExp(
    `/fragments/_office/(?:library/|upload|UploadBox|send-file)|/shared/${PICTURES}`,
  ),
  /** A form that its page saves, and its picture, for the pages that have one. */
  posted: /\/fragments\/_office\/(?:PictureField|PostedForm)/,
  /** The editor of long texts, for the pages that have one. */
  rich: /\/fragments\/_office\/rich-text\//,
  /** Rows that are ordered, for the pages and panels that have some. */
  order: /\/fragments\/_office\/(?:order|Order|drag)/,
  /** Why a product kept its place, for its catalogue in the office and in the shop. */
  unplaced: /\/fragments\/_office\/unplaced/,
  /** The camera that reads codes, for the door and for sales in person. */
  camera: /\/fragments\/_office\/camera\//,
  /** The row that leaves, apart from the larger groups whose fragments have one. */
  leaving: /\/fragments\/_office\/Leaving/,
  /** Long work: its bar, and the files of items. */
  jobs: new RegExp(`/fragments/_office/(?:job|JobBar)\\.|/shared/${JOBS}`),
  /** Days and moments in words. */
  day: /\/fragments\/_office\/day/,
  times: /\/shared\/rules\/local-time/,
  fold: /\/shared\/rules\/fold/,
  /** A store's colours and what reads on them, for its settings and its headers. */
  colors: /\/shared\/ui\/(?:color|contrast)/,
  /** Numbers that people type, for the forms of items, of settings and of a catalogue's rule. */
  numbers: /\/shared\/rules\/typed-numbers/,
  /** The search for items, and their cells, for their list, form and table. */
  items: new RegExp(`/fragments/_office/FindItems|/shared/${ITEMS}`),
  /** Calls and rules of items and catalogues. */
  goods: new RegExp(`/shared/${GOODS}`),
  /** Texts for search engines, for the forms of items and of a blog's entries. */
  found: /\/fragments\/_office\/SeoFields/,
  /** Additions of many products, for the page and the panels that make them. */
  many: /\/fragments\/_office\/resale\/add-all/,
  /** Other stores' items, for the page and the panel that search them. */
  resale: new RegExp(`/fragments/_office/(?:resale/(?!add-all)|lookup|Lookup)|/shared/${RESALE}`),
  /** The network's franchises, for the page and the panel that pick them. */
  franchises: new RegExp(`/fragments/_office/franchises/|/shared/${FRANCHISES}`),
  /** The question before a panel of edit mode is left. */
  closing: /\/fragments\/_edit\/closing/,
  /** Rows that are added or left out, the dialog around them, and its form for a catalogue. */
  picks: /\/fragments\/(?:_office\/picks|_edit\/(?:Picker|CreateCatalogue|reload))/,
  /** The notice of who else has an editor open, for the editors of the office and of edit mode. */
  beside: /\/fragments\/_office\/OpenBy/,
  panels: new RegExp(`/fragments/_edit/|/shared/${EDIT_PANELS}`),
};

/** The groups for rolldown's `codeSplitting`; a module that one fragment alone uses stays in it. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = Object.entries(GROUPS).map(
  ([name, test], index, all) => ({ name, test, priority: all.length - index, minShareCount: 2 }),
);
