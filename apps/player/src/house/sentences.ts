import type { PhraseLoaders, PhrasePart } from './language.ts';

/** What fetches the sentences of all parts but the shell's. */
export const sentences: { [P in Exclude<PhrasePart, 'shell'>]: PhraseLoaders<P> } = {
  account: {
    mm: () => import('@shwekan/phrases/account/mm'),
    en: () => import('@shwekan/phrases/account/en'),
    thai: () => import('@shwekan/phrases/account/thai'),
    cn: () => import('@shwekan/phrases/account/cn'),
  },
  lottery: {
    mm: () => import('@shwekan/phrases/lottery/mm'),
    en: () => import('@shwekan/phrases/lottery/en'),
    thai: () => import('@shwekan/phrases/lottery/thai'),
    cn: () => import('@shwekan/phrases/lottery/cn'),
  },
  wallet: {
    mm: () => import('@shwekan/phrases/wallet/mm'),
    en: () => import('@shwekan/phrases/wallet/en'),
    thai: () => import('@shwekan/phrases/wallet/thai'),
    cn: () => import('@shwekan/phrases/wallet/cn'),
  },
  person: {
    mm: () => import('@shwekan/phrases/person/mm'),
    en: () => import('@shwekan/phrases/person/en'),
    thai: () => import('@shwekan/phrases/person/thai'),
    cn: () => import('@shwekan/phrases/person/cn'),
  },
  games: {
    mm: () => import('@shwekan/phrases/games/mm'),
    en: () => import('@shwekan/phrases/games/en'),
    thai: () => import('@shwekan/phrases/games/thai'),
    cn: () => import('@shwekan/phrases/games/cn'),
  },
  rewards: {
    mm: () => import('@shwekan/phrases/rewards/mm'),
    en: () => import('@shwekan/phrases/rewards/en'),
    thai: () => import('@shwekan/phrases/rewards/thai'),
    cn: () => import('@shwekan/phrases/rewards/cn'),
  },
  moments: {
    mm: () => import('@shwekan/phrases/moments/mm'),
    en: () => import('@shwekan/phrases/moments/en'),
    thai: () => import('@shwekan/phrases/moments/thai'),
    cn: () => import('@shwekan/phrases/moments/cn'),
  },
  writing: {
    mm: () => import('@shwekan/phrases/writing/mm'),
    en: () => import('@shwekan/phrases/writing/en'),
    thai: () => import('@shwekan/phrases/writing/thai'),
    cn: () => import('@shwekan/phrases/writing/cn'),
  },
  proof: {
    mm: () => import('@shwekan/phrases/proof/mm'),
    en: () => import('@shwekan/phrases/proof/en'),
    thai: () => import('@shwekan/phrases/proof/thai'),
    cn: () => import('@shwekan/phrases/proof/cn'),
  },
  numbers: {
    mm: () => import('@shwekan/phrases/numbers/mm'),
    en: () => import('@shwekan/phrases/numbers/en'),
    thai: () => import('@shwekan/phrases/numbers/thai'),
    cn: () => import('@shwekan/phrases/numbers/cn'),
  },
  support: {
    mm: () => import('@shwekan/phrases/support/mm'),
    en: () => import('@shwekan/phrases/support/en'),
    thai: () => import('@shwekan/phrases/support/thai'),
    cn: () => import('@shwekan/phrases/support/cn'),
  },
  lock: {
    mm: () => import('@shwekan/phrases/lock/mm'),
    en: () => import('@shwekan/phrases/lock/en'),
    thai: () => import('@shwekan/phrases/lock/thai'),
    cn: () => import('@shwekan/phrases/lock/cn'),
  },
};
