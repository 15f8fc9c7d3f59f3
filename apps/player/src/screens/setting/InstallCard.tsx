import { useT } from '../../house/language.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { useInstall } from '../../phone/install.ts';

/** The way to have the app on the home screen, where this phone offers one. */
export function InstallCard() {
  const t = useT('account').app;
  const { way, ask } = useInstall();
  if (way === 'none') return null;
  if (way === 'done') {
    return (
      <Card title={t.install}>
        <p className="text-soft">{t.installed}</p>
      </Card>
    );
  }
  return (
    <Card title={t.install}>
      <p className="text-soft">{way === 'ios' ? t.install_ios : t.install_text}</p>
      {way === 'ask' && (
        <Button look="gold" wide className="mt-3" onClick={() => void ask()}>
          {t.install}
        </Button>
      )}
    </Card>
  );
}
