/** All that this package asks of its platform: text from bytes and back. Node, browsers and workers have it. */
interface Decoder {
  decode(bytes: Uint8Array): string;
}

declare const TextDecoder: new (
  label: string,
  options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean },
) => Decoder;

/** The bytes as text; bytes that do not fit become U+FFFD. A byte order mark is left out. */
export const decodeLoosely = (label: string, bytes: Uint8Array): string =>
  new TextDecoder(label).decode(bytes);

/** The bytes as text, or undefined where any of them does not fit. */
export const decodeStrictly = (label: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** The text in UTF-8; halves of surrogate pairs become U+FFFD. */
export const encodeUtf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
