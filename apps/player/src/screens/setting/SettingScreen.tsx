import { useState } from 'react';
import { useLanguage, useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { useSession } from '../../house/session.ts';
import { Card, Cards, Row, Rows } from '../../parts/Card.tsx';
import { BellIcon, GlobeIcon, LockIcon, PaperIcon, ShieldIcon, UserIcon } from '../../parts/icons.tsx';
import { LanguageSheet, languageNames } from '../../parts/LanguageSheet.tsx';
import { LockCard } from '../../parts/lock/LockCard.tsx';
import { DevicesIcon } from '../../parts/own-icons.tsx';
import { Switch } from '../../parts/Switch.tsx';
import { chooseFeel, useFeel } from '../../phone/feel.ts';
import { paths } from '../../phone/paths.ts';
import { chooseTheme, type Theme, themes, useTheme } from '../../phone/theme.ts';
import { InstallCard } from './InstallCard.tsx';
import { NotificationCard } from './NotificationCard.tsx';
import { PrivacySheet } from './PrivacySheet.tsx';

/** Language, look, the account's own settings, the privacy policy and the version. */
export function SettingScreen() {
  const t = useT('account');
  const { titles } = useT();
  const language = useLanguage();
  const isPlayer = useSession() !== null;
  const [open, setOpen] = useState<'language' | 'privacy' | null>(null);
  const close = () => setOpen(null);
  return (
    <Cards>
      <Card>
        <Rows>
          <Row icon={<GlobeIcon />} name={t.setting.language} value={languageNames[language]} onClick={() => setOpen('language')} />
        </Rows>
      </Card>
      <ThemeCard />
      <FeelCard />
      {isPlayer && (
        <Card title={t.setting.account}>
          <Rows>
            <Row icon={<UserIcon />} name={t.edit_profile} href={paths.profile} />
            <Row icon={<BellIcon />} name={t.notifications} href={paths.notifications} />
            <Row icon={<LockIcon />} name={t.change_password} href={paths.password} />
            <Row icon={<DevicesIcon />} name={t.devices} href={paths.sessions} />
            <Row icon={<ShieldIcon />} name={titles.limits} href={paths.limits} />
          </Rows>
        </Card>
      )}
      {isPlayer && <LockCard />}
      {isPlayer && <NotificationCard />}
      <InstallCard />
      <Card title={t.setting.about}>
        <Rows>
          <Row icon={<PaperIcon />} name={t.setting.privacy} onClick={() => setOpen('privacy')} />
          <Row name={t.setting.version} value={<Version />} />
        </Rows>
      </Card>
      <LanguageSheet open={open === 'language'} close={close} />
      <PrivacySheet open={open === 'privacy'} close={close} />
    </Cards>
  );
}

function ThemeCard() {
  const t = useT('account');
  const current = useTheme();
  const names: Record<Theme, string> = { auto: t.setting.theme_auto, light: t.setting.theme_light, dark: t.setting.theme_dark };
  return (
    <Card title={t.setting.theme}>
      <div className="flex gap-2 zoomed:flex-col">
        {themes.map((theme) => (
          <button
            type="button"
            key={theme}
            aria-pressed={theme === current}
            onClick={() => chooseTheme(theme)}
            className="min-h-11 flex-1 rounded-control border-2 border-line bg-sunk px-1 py-1 text-sm aria-pressed:border-gold-deep aria-pressed:bg-gold-wash aria-pressed:font-semibold"
          >
            {names[theme]}
          </button>
        ))}
      </div>
    </Card>
  );
}

/** Sound and vibration, for both at once. */
function FeelCard() {
  const t = useT('moments');
  const isOn = useFeel();
  return (
    <Card>
      <Switch isOn={isOn} turn={chooseFeel}>
        {t.feel}
        <span className="block text-soft text-sm">{t.feel_hint}</span>
      </Switch>
    </Card>
  );
}

function Version() {
  const t = useT('account');
  const setting = useCall('GET /api/app-setting').data?.data;
  if (setting === undefined) return null;
  return <span className="tabular-nums">{setting.is_demo ? `${setting.version_name} (${t.setting.demo})` : setting.version_name}</span>;
}
