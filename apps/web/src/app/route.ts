import { useSyncExternalStore } from 'react';

/** The places of the page. */
export const PLACES = ['judge', 'setup', 'rules'] as const;
export type PlaceId = (typeof PLACES)[number];

/** Those that the rail leads to, in its order, each with the places that lie behind it. */
export const RAIL: readonly { readonly place: PlaceId; readonly behind: readonly PlaceId[] }[] = [
  { place: 'judge', behind: ['judge', 'setup'] },
  { place: 'rules', behind: ['rules'] },
];

/** Where the user is: a place, what of it, and what a link carries behind `?`. */
export interface Route {
  readonly place: PlaceId;
  readonly rest: readonly string[];
  readonly query: string;
}

/** The route of the part of an address behind `#`; what is unknown leads to the first place. */
export const parseRoute = (hash: string): Route => {
  const [path = '', ...query] = hash.replace(/^#\/?/u, '').split('?');
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
export const useRoute = (): Route => parseRoute(useSyncExternalStore(watched, () => location.hash));

/** Goes to a place; a link that has been followed leaves nothing behind in the address. */
export const goTo = (place: PlaceId, ...rest: readonly string[]): void => {
  location.assign(hrefTo(place, ...rest));
};
