import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

/** An archive as a request brings it, and what else it says of it. */
export interface Uploaded {
  readonly bytes: Buffer;
  /** What its sender calls it; undefined where he does not. */
  readonly name: string | undefined;
  /** The other fields of a form. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The archive in a request: its body, or the file of a form; undefined where there is none, or an empty one, or the form breaks off. */
export const uploadedIn = async (request: FastifyRequest): Promise<Uploaded | undefined> => {
  if (request.isMultipart()) return formIn(request).catch(ofNoForm);
  const { body } = request;
  return Buffer.isBuffer(body) && body.length > 0 ? { bytes: body, name: undefined, fields: {} } : undefined;
};

const formIn = async (request: FastifyRequest): Promise<Uploaded | undefined> => {
  const fields: Record<string, string> = {};
  let file: (Pick<MultipartFile, 'filename'> & { readonly bytes: Buffer }) | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') file = { filename: part.filename, bytes: await part.toBuffer() };
    else if (typeof part.value === 'string') fields[part.fieldname] = part.value;
  }
  if (file === undefined || file.bytes.length === 0) return undefined;
  return { bytes: file.bytes, name: file.filename === '' ? undefined : file.filename, fields };
};

/** What is too large has a fault of its own; whatever else the reader of forms throws says that it is none. */
const ofNoForm = (error: unknown): undefined => {
  if (error instanceof Error && 'statusCode' in error) throw error;
};

/** How packed files begin, and how the names of such end. */
const PACKED = [
  { begins: [0x50, 0x4b, 0x03, 0x04], ending: '.zip' },
  { begins: [0x1f, 0x8b], ending: '.gz' },
] as const;

/** The name by which an archive is opened: what it is packed with is seen in its bytes, whatever it is called. */
export const nameFor = (bytes: Uint8Array, name = 'games'): string => {
  const packed = PACKED.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte));
  return packed === undefined || name.toLowerCase().endsWith(packed.ending)
    ? name
    : `${name}${packed.ending}`;
};
