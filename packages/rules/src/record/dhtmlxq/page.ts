import { decodeName } from '../encoding.ts';

/**
 * The text of a web page or of a forum as the form that it carries: per cent signs in the name of
 * a frame, entities, line breaks. What is no page stays as it is.
 */
export const unwrapped = (text: string): string => {
  const form = /\[DhtmlXQ/iu.test(text) ? text : unescaped(text);
  const first = form.search(/\[DhtmlXQ/iu);
  return /<[a-z!]/iu.test(first < 0 ? form : form.slice(0, first)) ? unmarked(form) : form;
};

/** Text as `escape` or `encodeURIComponent` of JavaScript writes it; bytes are UTF-8, or else GB18030. */
const unescaped = (text: string): string =>
  text
    .replaceAll(/%u([0-9a-f]{4})/giu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/(?:%[0-9a-f]{2})+/giu, (run) => {
      const bytes = Uint8Array.from(run.slice(1).split('%'), (byte) => Number.parseInt(byte, 16));
      return decodeName(bytes);
    });

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['amp', '&'],
  ['nbsp', ' '],
]);

const unmarked = (html: string): string =>
  html
    .replaceAll(/<br\s?\/?>/giu, '\n')
    .replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,8}));/giu, (entity, decimal, hex, name) =>
      typeof name === 'string'
        ? (ENTITIES.get(name.toLowerCase()) ?? entity)
        : characterOf(typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16)),
    );

const characterOf = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD');

const VARIABLE = /\bDhtmlXQ_(\w+)\s*=\s*(?:'([^'\n]*)'|"([^"\n]*)")/gu;

/** What the scripts of a page set: `var DhtmlXQ_movelist = '[0_1_0]7747…'`. */
export const variablesIn = (text: string): Map<string, string> =>
  new Map([...text.matchAll(VARIABLE)].map(([, key = '', single, double]) => [key, single ?? double ?? '']));
