import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { Card } from '../../parts/Card.tsx';
import { Kyat } from '../../parts/Kyat.tsx';

/** The bonus for new players and what it needs. Nothing while it is closed. */
export function WelcomeBonus() {
  const { promotion: t } = useT('rewards');
  const bonus = useCall('GET /api/welcome_bonus').data?.data;
  if (bonus === undefined || (bonus.is_open === 0 && bonus.is_given === 0)) return null;
  const told = bonus.needs === 'level_2' ? t.welcome_level : t.welcome_cash_in;
  return (
    <Card title={t.welcome}>
      <Kyat wire={bonus.amount} className="font-bold text-gold-ink text-xl" />
      <p className="pt-2 text-soft">{bonus.is_given === 1 ? t.welcome_given : told}</p>
    </Card>
  );
}
