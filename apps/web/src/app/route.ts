import { useSyncExternalStore } from 'react';

/** The places of the page. */
export const PLACES = ['judge', 'setup', 'play', 'learn', 'archive', 'rules'] as const;
export type PlaceId = (typeof PLACES)[number];

/** Those that the rail leads to, in its order, each with the places that lie behind it. */
export const RAIL: readonly { readonly place: PlaceId; readonly behind: readonly PlaceId[] }[] = [
  { place: 'judge', behind: ['judge', 'setup'] },
  { place: 'play', behind: ['play'] },
  { place: 'learn', behind: ['learn'] },
  { place: 'archive', behind: ['archive'] },
  { place: 'rules', behind: ['rules'] },
];

/** Where the user is: a place, what of it, and what a link carries behind `?`. */
export interface Route {
  readonly place: PlaceId;
  readonly rest: readonly string[];
  readonly query: string;
}

/** The path of a live game, `/play/ID`; behind `#` stands the secret of a link. */
const LIVE = /^\/play\/([a-z2-9]{16})\/?$/u;

/** Addresses under `/learn`, as one types them or finds them in a text; the page's own links stand behind `#`. */
const COURSE = /^\/learn(?:\/|$)/u;

/** The route of an address, by its path and the part behind `#`; what is unknown leads to the first place. */
export const parseRoute = (hash: string, pathname = '/'): Route => {
  const [, live] = LIVE.exec(pathname) ?? [];
  if (live !== undefined && !hash.startsWith('#/'))
    return { place: 'play', rest: [live], query: hash.replace(/^#/u, '') };
  const isCourse = COURSE.test(pathname) && !hash.startsWith('#/');
  const [path = '', ...query] = (isCourse ? pathname : hash).replace(/^#\/?/u, '').split('?');
  const [place, ...rest] = path.split('/').filter((part) => part !== '');
  return { place: PLACES.find((id) => id === place) ?? 'judge', rest, query: query.join('?') };
};

/** The address of a place. */
export const hrefTo = (place: PlaceId, ...rest: readonly string[]): string =>
  `/#/${[place, ...rest].join('/')}`;

const watched = (changed: () => void): (() => void) => {
  addEventListener('hashchange', changed);
  return () => {
    removeEventListener('hashchange', changed);
  };
};

/** Where the user is, following the address. */
export const useRoute = (): Route =>
  parseRoute(
    useSyncExternalStore(watched, () => location.hash),
    location.pathname,
  );

/** Goes to a place; a link that has been followed leaves nothing behind in the address. */
export const goTo = (place: PlaceId, ...rest: readonly string[]): void => {
  location.assign(hrefTo(place, ...rest));
};
