import { useT } from '../../house/language.ts';
import { Button } from '../Button.tsx';
import { Card } from '../Card.tsx';
import type { Way } from './use-money-call.ts';
import { useStopover } from './use-stopover.ts';

/** What is known of a request that was sent and not answered yet. */
export function CheckingCard({ way, askAgain }: { way: Way; askAgain: () => void }) {
  const t = useT('account');
  const shell = useT();
  const unknown = way === 'unknown';
  const place = useStopover();
  return (
    <Card>
      <div ref={place} role="status" className="flex flex-col items-center gap-3 py-4 text-center">
        {!unknown && <span className="size-10 animate-[turn_0.8s_linear_infinite] rounded-full border-4 border-line border-t-gold-deep" />}
        <p className="font-semibold">{unknown ? t.cashin.unknown : way === 'checking' ? t.cashin.checking : shell.loading}</p>
        {way !== 'sending' && <p className="text-soft">{unknown ? t.cashin.unknown_text : t.cashin.checking_text}</p>}
        {unknown && (
          <Button look="gold" onClick={askAgain}>
            {t.cashin.ask_again}
          </Button>
        )}
      </div>
    </Card>
  );
}
