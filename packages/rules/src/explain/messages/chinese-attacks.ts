import type { Move } from '../../board/move.ts';
import { opposite, type Piece } from '../../board/types.ts';
import type { ChaseFinding } from '../../nature/finding.ts';
import type { Protection, Protector } from '../../nature/protection.ts';
import { EVEN } from '../../tactics/worth.ts';
import { amountIn, digit, type ChineseWords } from './chinese-words.ts';
import { BRIEF, isPlayedAs, type Messages, type PieceAt, type Scene } from './messages.ts';
import type { Outcome } from '../outcome.ts';

type Attacks = Pick<Messages, 'check' | 'kill' | 'chase' | 'chasesToo' | 'unknown'>;

/** What a move attacks and why that holds. */
export const chineseAttacks = (words: ChineseWords): Attacks => {
  const { zh, side, nature } = words;
  return {
    check: (by, { moved, name }) => {
      if (by.length > 1) return zh`${name(by)}同时将军。`;
      return by.some(({ at }) => at === moved.at)
        ? zh`${name(by)}将军。`
        : zh`${name([moved])}让开，${name(by)}将军。`;
    },
    kill: (line, { mover, play }) => {
      const checks = Math.ceil(line.length / 2);
      const other = side[opposite(mover)];
      return checks === 1
        ? zh`${other}若不应，下一着${play(line)}，将死。`
        : zh`${other}若不应，${side[mover]}连将${amountIn(words, checks)}着成杀：${play(line)}。`;
    },
    chase: (finding, { protection, outcome, helpers }, scene) => {
      const attack = attackIn(words, finding, helpers, scene);
      const root = protection === undefined ? '' : rootIn(words, finding, protection, scene);
      const gain = outcome === undefined ? '' : gainIn(words, finding, outcome, scene);
      return [[attack, root].filter((part) => part !== '').join('，'), gain]
        .filter((part) => part !== '')
        .map((sentence) => `${sentence}。`)
        .join('');
    },
    chasesToo: (findings, { name, play }) =>
      zh`同时还捉${findings.map(({ target, line }) => (line.length > BRIEF ? name([target]) : zh`${name([target])}（${play(line)}）`)).join('、')}。`,
    unknown: (asked, nodes) => zh`算了 ${nodes} 个局面，仍不能断定是不是${nature[asked]}。`,
  };
};

/** Who attacks what, and how. */
const attackIn = (
  { zh }: ChineseWords,
  { means, by, target }: ChaseFinding,
  helpers: readonly PieceAt[],
  { name, moved }: Scene,
): string => {
  const [captor, victim] = [name(by), name([target])];
  switch (means) {
    case 'capture':
    case 'exchange':
      return zh`${captor}捉${victim}`;
    case 'discovered':
      return by.some(({ at }) => at === moved.at)
        ? zh`${captor}捉${victim}`
        : zh`${name([moved])}一走，${captor}捉${victim}`;
    case 'joint':
      return helpers.length === 0
        ? zh`${captor}在己方其他子配合下捉${victim}`
        : zh`${name([...by, ...helpers])}联合捉${victim}`;
    case 'root-cut':
      return zh`断了${victim}的根，${captor}捉${victim}`;
    case 'checks':
      return helpers.length === 0
        ? zh`${captor}要先将军再吃子，抽${victim}`
        : zh`${name(helpers)}要先将军，再由${captor}吃${victim}`;
  }
};

/** Why the target is not protected well enough. */
const rootIn = (words: ChineseWords, finding: ChaseFinding, protection: Protection, scene: Scene): string => {
  const { zh, side, role } = words;
  const { by, target, root } = finding;
  const victim = role[target.color][target.role];
  const { attackers, roots, protectors } = protection;
  switch (root) {
    case 'none':
      return zh`${victim}无根`;
    case 'false':
      return [
        ...protectors.slice(0, 2).map((protector) => flawIn(words, protector, finding, scene)),
        zh`${victim}的根是假根`,
      ].join('，');
    case 'outnumbered':
      return attackers > roots && roots > 0
        ? zh`${side[scene.mover]}${amountIn(words, attackers)}子攻，${side[opposite(scene.mover)]}${amountIn(words, roots)}子守，${victim}少根`
        : zh`${victim}少根`;
    case 'true': {
      const [taker] = by;
      const own = taker === undefined ? '' : role[taker.color][taker.role];
      return target.role === 'rook' && taker?.role !== 'rook'
        ? zh`车虽有根，以${own}换车仍是得子`
        : zh`${victim}虽有根，交换下来仍是得子`;
    }
  }
};

/** What keeps a protector from taking back. */
const flawIn = (
  { zh }: ChineseWords,
  { root, flaw }: Protector,
  { line }: ChaseFinding,
  { name, play }: Scene,
): string => {
  const guard = name([root]);
  const proof = (shown: readonly Move[]): string => (isPlayedAs(shown, line) ? '' : `（${play(shown)}）`);
  switch (flaw?.code) {
    case undefined:
      return zh`${guard}吃不回来`;
    case 'pinned':
      return zh`${guard}被${name([flaw.by])}牵住，不能离线吃回`;
    case 'faces-king':
      return zh`${guard}若吃回，将帅就照了面`;
    case 'in-check':
      return zh`${name([flaw.by])}同时将军，${guard}来不及吃回`;
    case 'king-exposed':
      return zh`${guard}若吃回，就送到${name([flaw.by])}口中`;
    case 'mated':
      return zh`${guard}若吃回就被将死${proof(flaw.line)}`;
    case 'loses-more':
      return zh`${guard}若吃回，就要失去${name([flaw.loses])}${proof(flaw.line)}`;
  }
};

/** What the line wins. */
const gainIn = (
  words: ChineseWords,
  { value, line }: ChaseFinding,
  outcome: Outcome,
  scene: Scene,
): string => {
  const { zh, side } = words;
  const { gains, losses, mates } = outcome;
  const [won, lost] = [piecesIn(words, gains), piecesIn(words, losses)];
  const traded = won !== '' && lost !== '' ? zh`以${lost}换${won}，` : '';
  const surplus = won === '' ? zh`得子` : lost === '' ? zh`净得${won}` : zh`${traded}仍是得子`;
  const net = value === EVEN ? zh`${traded}兑换相等，仍判捉` : surplus;
  return zh`${side[opposite(scene.mover)]}若不应，${scene.play(line)}，${mates ? zh`得子成杀` : net}`;
};

/** 一车一卒, in the order of play. */
const piecesIn = ({ role }: ChineseWords, pieces: readonly Piece[]): string => {
  const names = pieces.map((piece) => role[piece.color][piece.role]);
  return [...new Set(names)]
    .map((name) => digit(names.filter((other) => other === name).length) + name)
    .join('');
};
