import { NATURE, ROLE, verb } from './english-words.ts';
import { isHelped, type Messages, type Scene, type ToldExcuse } from './messages.ts';

type Excuses = Pick<Messages, 'excuse' | 'excused'>;

const targetOf = ({ targets }: ToldExcuse, { name }: Scene): string =>
  targets.length === 0 ? 'a piece' : name(targets);

/** Why what looks like an attack is none. */
export const ENGLISH_EXCUSES: Excuses = {
  excused: (excuse, clause) => (clause === undefined ? `${excuse}.` : `${excuse} (article ${clause}).`),
  excuse: {
    'king-or-pawn': (excuse, { name, ...scene }) => {
      const own = excuse.by.map((piece) => ROLE[piece.role]).join('');
      return `${name(excuse.by)} attacks ${targetOf(excuse, { name, ...scene })}, but the ${own} may itself chase, so this is idle`;
    },
    'king-answers-check': (excuse, scene) =>
      excuse.nature === 'kill'
        ? 'The king steps out of check; the mate threat that comes of it counts as idle'
        : `The king steps out of check; that ${targetOf(excuse, scene)} is attacked by it counts as idle`,
    'stood-before': (excuse, scene) =>
      excuse.nature === 'kill'
        ? 'The mate threat stood before the move and was not made by it'
        : `${scene.name(excuse.by)} could take ${targetOf(excuse, scene)} before the move as well, so it is no new chase`,
    'same-type-meets': (excuse, scene) =>
      isHelped(excuse)
        ? `${scene.name(excuse.by)} could take ${targetOf(excuse, scene)} only with the help of a piece that itself meets one of its kind, so it is no chase`
        : `${scene.name(excuse.by)} ${verb(excuse.by, 'meets', 'meet')} ${targetOf(excuse, scene)}, and either may take the other, so it is no chase`,
    'key-point': (excuse, scene) =>
      `The lone defender holds its key point; that ${targetOf(excuse, scene)} is attacked by it counts as idle`,
    'joint-attack': (excuse, scene) =>
      `${scene.name(excuse.by)} ${verb(excuse.by, 'attacks', 'attack')} ${targetOf(excuse, scene)} only together with another piece; by these rules a joint attack is idle`,
    'taking-loses': (excuse, scene) => {
      const play = scene.play(excuse.line);
      return `If ${scene.name(excuse.by)} takes ${targetOf(excuse, scene)}, it is the taker’s loss (${play}), so it is no ${NATURE[excuse.nature]}`;
    },
  },
};
