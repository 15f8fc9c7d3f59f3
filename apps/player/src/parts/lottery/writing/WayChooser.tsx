import { fill } from '@shwekan/phrases/fill';
import { kyatShown, type NotationName, PYA_PER_KYAT } from '@shwekan/rules';
import { useT } from '../../../house/language.ts';
import type { Game } from '../games.ts';
import { type Word, wordsIn } from './understanding.ts';
import { WordList } from './WordList.tsx';
import { chooseWay, WAYS } from './way.ts';

/** What the ways of writing disagree about, and what they all read alike, by the digits of the lottery's numbers. */
const DISPUTED = { 1: ['7=5k'], 2: ['12R1000', '1P100', '12=5k'], 3: ['123R600', '123=5k'] } as const;
const EXAMPLES = {
  1: ['7 500', '1.2.3=100'],
  2: [
    ...['12 500', '12.34.56=500', '12R500', '12r1000-500', '34.56R300', '1ထိပ် 500', '1ပိတ် 500', '1/2 အပါ 200', '5ဘရိတ် 300'],
    ...['123ခွေ 100', '123ခွေပူး 100', 'အပူး 500', 'စုံပူး 500', 'မပူး 500', 'ပါဝါ 500', 'နက္ခတ် 500', 'ညီကို 500'],
  ],
  3: ['123 500', '123.456=500', '123R500'],
} as const;
const NOBODY = new Set<string>();

/** `word`: what it is asked for, where a text depends on it. */
export type WaysProps = { game: Game; way: NotationName | null; word: string | null; chosen: () => void };

/** The ways of writing by name, each with what it makes of what they disagree about. One tap chooses, and the phone keeps it. */
function Ways({ game, way, word, chosen }: WaysProps) {
  const t = useT('writing');
  const examples = [...(word === null ? [] : [word]), ...DISPUTED[game.digits]];
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className={word === null ? 'sr-only' : 'pb-2 font-semibold'}>{word === null ? t.way : fill(t.ask_way, { word })}</legend>
      {WAYS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === way}
          onClick={() => {
            chooseWay(name);
            chosen();
          }}
          className="flex min-h-11 flex-col gap-0.5 rounded-control border border-edge bg-card px-3 py-2 text-left active:bg-gold-wash aria-pressed:border-gold-deep aria-pressed:bg-gold-wash"
        >
          <b className="font-semibold">{t.ways[name]}</b>
          {examples.map((example) => (
            <Reading key={example} words={wordsIn(example, game, name)} text={example} />
          ))}
        </button>
      ))}
      <p className="text-soft text-sm">{t.way_kept}</p>
    </fieldset>
  );
}

/** What one way makes of an example, in a line. */
function Reading({ words, text }: { words: readonly Word[]; text: string }) {
  const t = useT('writing');
  const groups = words.flatMap((word) => word.groups);
  const told = groups.map(({ numbers, stake_kyat }) => {
    const few = numbers.length > 3 ? `${numbers.slice(0, 3).join(' ')} …` : numbers.join(' ');
    const amount = kyatShown(stake_kyat * PYA_PER_KYAT);
    return `${few} · ${numbers.length === 1 ? amount : fill(t.each, { amount })}`;
  });
  return (
    <span className="text-sm">
      <span className="amount font-semibold">{text}</span> <span aria-hidden="true">→</span>{' '}
      <span className={told.length === 0 ? 'text-soft' : ''}>{told.length === 0 ? t.asked : told.join(', ')}</span>
    </span>
  );
}

/** The menu of the field: the player's way of writing, and examples of what is understood in it. */
export function WayChooser(props: WaysProps) {
  const t = useT('writing');
  const { game, way } = props;
  return (
    <div className="flex flex-col gap-5">
      <Ways {...props} />
      <section className="flex flex-col gap-2">
        <h3 className="font-semibold">{t.examples}</h3>
        <WordList words={EXAMPLES[game.digits].flatMap((example) => wordsIn(example, game, way ?? 'standard'))} notTaken={NOBODY} />
      </section>
    </div>
  );
}
