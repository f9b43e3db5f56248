import type { ConvertReply, ConvertRequest } from '@qili/protocol';
import {
  errorOf,
  FORMATS,
  KEEPABLES,
  lossesOf,
  type GameRecord,
  type Locale,
  type RecordFormat,
} from '@qili/rules';
import { gamesOf } from './games.ts';
import type { Answer } from './task.ts';

/** Writes the games of a file in another format, and says what that cannot hold. */
export const convertAnswer = (request: ConvertRequest, locale: Locale): Answer => {
  const format: RecordFormat = FORMATS[request.to];
  const { write, holds, extension } = format;
  const reading = gamesOf(request, locale);
  if (!reading.ok) return reading.fault;
  const { games: filed, problems } = reading.value;
  const games = filed.map(({ game }) => game);
  if (write === undefined) return notWritten('format-only-read', locale);
  if (holds === 'one' && games.length > 1) return notWritten('one-game-only', locale);
  const { bytes, shortened } = write(games);
  const content =
    format.readBytes === undefined
      ? { text: Buffer.from(bytes).toString('utf8') }
      : { base64: Buffer.from(bytes).toString('base64') };
  const reply: ConvertReply = {
    ...content,
    extension,
    games: games.length,
    dropped: droppedFrom(games, format),
    shortened: shortened.map((each) => ({ ...each })),
    problems: [...filed.flatMap(({ broken }) => broken?.problem ?? []), ...problems].map(errorOf),
  };
  return { kind: 'json', json: JSON.stringify(reply) };
};

/** What of these games the format cannot hold, added up. */
const droppedFrom = (games: readonly GameRecord[], format: RecordFormat): ConvertReply['dropped'] => {
  const losses = games.flatMap((game) => lossesOf(game, format));
  return KEEPABLES.flatMap((what) => {
    const own = losses.filter((loss) => loss.what === what);
    const count = own.reduce((sum, loss) => sum + loss.count, 0);
    const tags = [...new Set(own.flatMap((loss) => loss.tags ?? []))];
    return count === 0 ? [] : [{ what, count, ...(tags.length === 0 ? {} : { tags }) }];
  });
};

const NOT_WRITTEN = {
  'format-only-read': {
    'zh-Hans': '这种格式只能读，不能写。',
    'zh-Hant': '這種格式只能讀，不能寫。',
    en: 'This format can be read, not written.',
  },
  'one-game-only': {
    'zh-Hans': '这种格式一个文件只放一局。',
    'zh-Hant': '這種格式一個檔案只放一局。',
    en: 'A file of this format holds one game.',
  },
} as const;

const notWritten = (code: keyof typeof NOT_WRITTEN, locale: Locale): Answer => ({
  kind: 'problem',
  problem: { code, message: NOT_WRITTEN[code][locale] },
});
