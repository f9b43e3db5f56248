import { termsOf } from './term.ts';

/** 根: what protects a piece that can be taken. */
export const ROOT_TERMS = termsOf('root', [
  [
    'protector',
    ['根', '根', 'protector'],
    [
      '己方某子被吃后可以回吃的子，称为该子的根。',
      '己方某子被吃後可以回吃的子，稱為該子的根。',
      "A piece that could take back if another of its side were taken is that piece's root.",
    ],
    'CXA 2020 24.15',
    'root',
  ],
  [
    'rooted',
    ['有根子', '有根子', 'rooted'],
    ['有足够保护的子。', '有足夠保護的子。', 'A piece that is protected well enough.'],
    'CXA 2020 24.15',
  ],
  [
    'none',
    ['无根子', '無根子', 'unrooted'],
    [
      '没有保护的子。假根子、少根子也视为无根。',
      '沒有保護的子。假根子、少根子也視為無根。',
      'A piece without protection. False and outnumbered roots count as none.',
    ],
    'CXA 2020 24.15',
    'unprotected',
  ],
  [
    'true',
    ['真根', '真根', 'true root'],
    [
      '真正可以回吃的根，隔子的暗根也算。',
      '真正可以回吃的根，隔子的暗根也算。',
      'A root that can really take back; one behind another piece counts.',
    ],
    'CXA 2020 24.15',
  ],
  [
    'false',
    ['假根', '假根', 'false root'],
    [
      '形式上有保护，实际不能回吃：被牵、回吃即被将死，或因此失子更多。',
      '形式上有保護，實際不能回吃：被牽、回吃即被將死，或因此失子更多。',
      'A root in form only: pinned, mated if it takes back, or losing more by it.',
    ],
    'CXA 2020 24.15',
  ],
  [
    'outnumbered',
    ['少根', '少根', 'outnumbered'],
    [
      '保护者少于攻击者，逐一交换后仍要失子。',
      '保護者少於攻擊者，逐一交換後仍要失子。',
      'Fewer protectors than attackers: after all the exchanges on the square the piece is lost.',
    ],
    'CXA 2020 24.15',
  ],
]);
