import {
  lineFrom,
  makeFen,
  moveName,
  parseFen,
  parseMoveName,
  positionFrom,
  START_FEN,
  type Line,
} from '@qili/rules';

/** What a link carries: a position and moves, the ply that is looked at, and the ply from which the moves are a lap. */
export interface Shared {
  readonly line: Line;
  readonly ply: number;
  readonly lap: number | undefined;
}

/** The part of a link behind `?`: letters that every chat leaves whole. */
export const makeShared = ({ line, ply, lap }: Shared): string => {
  const fen = makeFen(line.start);
  const parts = [
    ...(fen === START_FEN ? [] : [`fen=${fen.replace(/ - - 0 1$/u, '').replaceAll(' ', '_')}`]),
    ...(line.moves.length === 0 ? [] : [`moves=${line.moves.map(moveName).join('')}`]),
    ...(ply === line.moves.length ? [] : [`ply=${String(ply)}`]),
    ...(lap === undefined ? [] : [`lap=${String(lap)}`]),
  ];
  return parts.length === 0 ? 'start' : parts.join('&');
};

/** What a link says; undefined where it says nothing that can be understood. */
export const parseShared = (text: string): Shared | undefined => {
  const fields = new URLSearchParams(text);
  const setup = parseFen((fields.get('fen') ?? START_FEN).replaceAll('_', ' '));
  const start = setup.ok ? positionFrom(setup.value) : undefined;
  const names = fields.get('moves')?.match(/.{1,4}/gu) ?? [];
  const moves = names.map(parseMoveName);
  const known = moves.flatMap((move) => move ?? []);
  if (start?.ok !== true || known.length !== moves.length) return undefined;
  const line = lineFrom(start.value, known);
  if (!line.ok) return undefined;
  const whole = (name: string): number | undefined => {
    const digits = /^\d{1,4}$/u.exec(fields.get(name) ?? '');
    return digits === null ? undefined : Math.min(Number(digits[0]), known.length);
  };
  return { line: line.value, ply: whole('ply') ?? known.length, lap: whole('lap') };
};
