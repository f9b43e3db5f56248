import { gzipSync } from 'node:zlib';

/** A file for an archive, and what the archive is to say of it that is not so. */
export interface Packed {
  readonly name: string | Uint8Array;
  readonly content: Uint8Array | string;
  readonly encrypted?: true;
  readonly stored?: true;
  /** Another way of packing than stored or deflated. */
  readonly method?: number;
  /** Bytes of the file, whatever it has. */
  readonly size?: number;
  readonly crc?: number;
}

const headerOf = (fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer =>
  Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );

/** A ZIP archive of these files, in this order. */
export const zipOf = (files: readonly Packed[]): Uint8Array => {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const name = Buffer.from(file.name);
    const content = Buffer.from(file.content);
    // What gzip puts between its header and its checksum is what ZIP holds.
    const gzip = gzipSync(content);
    const packed = file.stored === true ? content : gzip.subarray(10, -8);
    const common = [
      [2, 20],
      [2, file.encrypted === true ? 1 : 0],
      [2, file.method ?? (file.stored === true ? 0 : 8)],
      [4, 0],
      [4, file.crc ?? gzip.readUInt32LE(gzip.length - 8)],
      [4, packed.length],
      [4, file.size ?? content.length],
      [2, name.length],
      [2, 0],
    ] as const;
    const body = Buffer.concat([headerOf([[4, 0x04034b50], ...common]), name, packed]);
    const inList = [[4, 0x02014b50], [2, 20], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]] as const;
    bodies.push(body);
    list.push(headerOf(inList), name);
    at += body.length;
  }
  const directory = Buffer.concat(list);
  const end = [
    [4, 0x06054b50],
    [4, 0],
    [2, files.length],
    [2, files.length],
    [4, directory.length],
    [4, at],
    [2, 0],
  ] as const;
  return Buffer.concat([...bodies, directory, headerOf(end)]);
};
