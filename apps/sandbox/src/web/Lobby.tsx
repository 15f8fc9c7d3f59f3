import type { SessionView } from './call.ts';
import { fill, kyat } from './format.ts';
import type { Words } from './words/en.ts';

/** A product's games, for a launch that named none. */
export function Lobby({ session, words, choose }: { session: SessionView; words: Words; choose: (code: string) => void }) {
  return (
    <div className="lobby">
      <h2>{words.lobby}</h2>
      <div className="games">
        {session.games.map((it) => (
          <button type="button" key={it.code} onClick={() => choose(it.code)}>
            <img src={`/art/${it.code}.png`} alt="" width="320" height="320" />
            <b>{it.names[session.language]}</b>
            <span>{fill(words.limits_line, { min: kyat(it.min_bet * 100), max: kyat(it.max_bet * 100) })}</span>
          </button>
        ))}
      </div>
      <p className="small">{words.demo_line}</p>
    </div>
  );
}
