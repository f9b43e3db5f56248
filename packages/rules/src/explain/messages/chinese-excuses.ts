import type { ChineseWords } from './chinese-words.ts';
import { isHelped, type Messages, type Scene, type ToldExcuse } from './messages.ts';

type Excuses = Pick<Messages, 'excuse' | 'excused'>;

/** Why what looks like an attack is none. */
export const chineseExcuses = ({ zh, role, nature }: ChineseWords): Excuses => {
  const targetOf = ({ targets }: ToldExcuse, { name }: Scene): string =>
    targets.length === 0 ? zh`对方的子` : name(targets);
  return {
    excused: (excuse, clause) => (clause === undefined ? `${excuse}。` : zh`${excuse}（第 ${clause} 条）。`),
    excuse: {
      'king-or-pawn': (excuse, scene) => {
        const own = excuse.by.map((piece) => role[piece.color][piece.role]).join('');
        return zh`${scene.name(excuse.by)}叫吃${targetOf(excuse, scene)}，但${own}本身可以长捉，按闲处理`;
      },
      'king-answers-check': (excuse, scene) => {
        const king = role[scene.mover].king;
        return excuse.nature === 'kill'
          ? zh`走${king}应将，由此产生的杀按闲处理`
          : zh`走${king}应将，由此叫吃${targetOf(excuse, scene)}，按闲处理`;
      },
      'stood-before': (excuse, scene) =>
        excuse.nature === 'kill'
          ? zh`走这着以前就已要杀，不是这着走出来的，不算杀`
          : zh`${scene.name(excuse.by)}走这着以前就能吃${targetOf(excuse, scene)}，从捉到捉，不是新的捉`,
      'same-type-meets': (excuse, scene) =>
        isHelped(excuse)
          ? zh`${scene.name(excuse.by)}吃${targetOf(excuse, scene)}，要靠正与对方同兵种相遇的子，不算捉`
          : zh`${scene.name(excuse.by)}与${targetOf(excuse, scene)}相遇，双方可以互吃，不算捉`,
      'key-point': (excuse, scene) => zh`单子占守要点，兼带叫吃${targetOf(excuse, scene)}，按闲处理`,
      'joint-attack': (excuse, scene) =>
        zh`${scene.name(excuse.by)}要靠别的子联合，才能捉${targetOf(excuse, scene)}；按这部规则，联合捉按闲处理`,
      'taking-loses': (excuse, scene) => {
        const proof = `（${scene.play(excuse.line)}）`;
        return zh`${scene.name(excuse.by)}若吃${targetOf(excuse, scene)}，反受其害${proof}，不算${nature[excuse.nature]}`;
      },
    },
  };
};
