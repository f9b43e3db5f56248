import { decodeName, ok, err, sizeFault, type Result } from '@qili/rules';
import { gunzipSync, unzipSync } from 'fflate';

/** A file, by itself or out of an archive, with its name in the report. */
export interface Part {
  readonly name: string;
  readonly bytes: Result<Uint8Array, 'damaged' | 'too-big'>;
}

/** The files in a file: those of a ZIP archive, what is packed by gzip, or the file as it is. */
export const contentsOf = (name: string, bytes: Uint8Array): Part[] => {
  if (/\.zip$/iu.test(name)) return membersOf(name, bytes);
  if (/\.gz$/iu.test(name)) return [{ name, bytes: unpacked(() => gunzipSync(bytes)) }];
  return [{ name, bytes: ok(bytes) }];
};

const membersOf = (name: string, bytes: Uint8Array): Part[] => {
  const tooBig: string[] = [];
  const members = unpacked(() =>
    unzipSync(bytes, {
      filter: ({ name: member, originalSize }) => {
        const isTooBig = sizeFault(originalSize)?.code === 'too-big';
        if (isTooBig) tooBig.push(member);
        return !isTooBig && !member.endsWith('/');
      },
    }),
  );
  if (!members.ok) return [{ name, bytes: members }];
  const within = (member: string): string => `${name}/${nameIn(member)}`;
  return [
    ...tooBig.map((member): Part => ({ name: within(member), bytes: err('too-big') })),
    ...Object.entries(members.value).map(([member, inside]): Part => ({
      name: within(member),
      bytes: ok(inside),
    })),
  ];
};

/** fflate throws at what is damaged. */
const unpacked = <Unpacked>(unpack: () => Unpacked): Result<Unpacked, 'damaged'> => {
  try {
    return ok(unpack());
  } catch {
    return err('damaged');
  }
};

/** A name that is not marked as UTF-8 comes as one character a byte; such are most often in the encoding of Chinese Windows. */
const nameIn = (name: string): string =>
  /[\u0080-\u00ff]/u.test(name) && !/[\u0100-\uffff]/u.test(name)
    ? decodeName(Uint8Array.from(name, (letter) => letter.charCodeAt(0)))
    : name;
