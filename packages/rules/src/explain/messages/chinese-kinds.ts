import { opposite } from '../../board/types.ts';
import type { ChineseWords } from './chinese-words.ts';
import type { Messages } from './messages.ts';

type Kinds = Pick<Messages, 'meeting' | 'hold' | 'idle' | 'evades'>;

/** What an idle move is: 兑, 献, 拦, 跟, or none of them. */
export const chineseKinds = ({ zh, side }: ChineseWords): Kinds => ({
  meeting: {
    exchange: ({ by, target, line }, { mover, name, moves }) => {
      const [taking = '', retake = ''] = moves(line);
      return zh`${name(by)}有根，邀兑${name([target])}。${side[opposite(mover)]}若${taking}吃子，${retake}吃回，既不致立即被将死，也不致立即失子，所以是兑。`;
    },
    offer: ({ by, target, line }, { mover, name, moves }) => {
      const [taking = ''] = moves(line);
      return zh`${name(by)}无根，送给${name([target])}吃。${side[opposite(mover)]}若${taking}吃子，既不致立即被将死，也不致立即失子，所以是献。`;
    },
  },
  hold: {
    block: (by, targets, { name }) => zh`${name(by)}挡住${name(targets)}的去路，本身没有攻击作用，是拦。`,
    follow: (by, targets, { name }) => zh`${name(by)}盯住有根的${name(targets)}，吃了占不到便宜，是跟。`,
  },
  idle: {
    plain: zh`既不将军，也不要杀、捉子，是闲着。`,
    'plain-where-kills-are-free': zh`既不将军，也不捉子，是闲着。`,
    'answers-check': zh`只是应将，没有攻击作用，是闲着。`,
  },
  evades: (chasers, { name }) => zh`躲开${name(chasers)}的捉，自己没有攻击作用，是闲着。`,
});
