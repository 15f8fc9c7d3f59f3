import { Input, SimpleGrid, Text } from '@mantine/core';
import {
  type AccentShades,
  accentContrast,
  CONTRAST_LEAST,
  darkShades,
  lightShades,
  ON_ACCENT,
  OWN_ACCENT,
  refuseAccent,
} from '@shwekan/rules';
import classes from './BrandPreview.module.css';
import type { BrandDraft } from './house.ts';

/** The head and the login of the players' app as they are by day and by night. */
export function BrandPreview({ brand }: { brand: BrandDraft }) {
  const isOwn = brand.accent === OWN_ACCENT;
  const contrast = (Math.floor(accentContrast(brand.accent) * 10) / 10).toFixed(1);
  return (
    <Input.Wrapper label="As players see it" labelElement="div">
      <SimpleGrid cols={{ base: 1, sm: 2 }} mt={4}>
        <Phone brand={brand} theme="light" shades={isOwn ? OWN.light : lightShades(brand.accent)} />
        <Phone brand={brand} theme="dark" shades={isOwn ? OWN.dark : darkShades(brand.accent)} />
      </SimpleGrid>
      <Text size="xs" mt={4} {...(refuseAccent(brand.accent) === null ? { c: 'dimmed' } : { c: 'red', fw: 600 })}>
        The contrast of colour and text is {contrast} to 1; {CONTRAST_LEAST} is needed.
      </Text>
    </Input.Wrapper>
  );
}

/** What the app's own stylesheet says. */
const OWN = {
  light: { accent: OWN_ACCENT, deep: '#b98518', ink: '#7d5605', wash: '#fbf1d6' },
  dark: { accent: '#e9c069', deep: '#c9962f', ink: '#edc87a', wash: '#2b2a12' },
} as const satisfies Record<string, AccentShades>;

/** The logo alone, on the ground of the head. */
export function LogoTile({ brand: { logo, accent } }: { brand: BrandDraft }) {
  return (
    <span className={classes.tile}>
      <Mark logo={logo} accent={accent} />
    </span>
  );
}

type PhoneProps = { brand: BrandDraft; theme: 'light' | 'dark'; shades: AccentShades };

function Phone({ brand, theme, shades: { accent, ink, wash } }: PhoneProps) {
  return (
    <div className={classes.phone} data-theme={theme}>
      <div className={classes.head}>
        <span className={classes.brand} style={{ color: accent }}>
          <Mark logo={brand.logo} accent={accent} />
          {brand.name.trim()}
        </span>
        <div className={classes.row}>
          <span className={classes.button} style={{ background: accent, color: ON_ACCENT }}>
            Log in
          </span>
          <span className={classes.button} style={{ border: `1px solid ${accent}`, color: accent }}>
            Register
          </span>
        </div>
      </div>
      <div className={classes.card}>
        <b>Log in</b>
        <span className={classes.input}>09 79 …</span>
        <span className={classes.button} style={{ background: accent, color: ON_ACCENT }}>
          Log in
        </span>
        <span className={classes.wash} style={{ background: wash, color: ink }}>
          Forgot the password?
        </span>
      </div>
    </div>
  );
}

/** The logo, or the product's mark as the players' app draws it. */
function Mark({ logo, accent }: { logo: string | null; accent: string }) {
  if (logo !== null) return <img src={logo} alt="" className={classes.mark} />;
  return (
    <svg viewBox="0 0 32 32" className={classes.mark} aria-hidden="true">
      <circle cx="16" cy="16" r="15" fill={accent} />
      <path d="M5.5 15h21a10.5 10.5 0 0 1-21 0z" className={classes.water} />
      <path d="M8 19.5c2.7-2 5.3-2 8 0s5.3 2 8 0" fill="none" stroke={accent} strokeWidth="1.8" strokeLinecap="round" />
      <circle cx="16" cy="9.5" r="2.8" className={classes.water} />
    </svg>
  );
}
