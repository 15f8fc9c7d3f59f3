import { fill } from '@shwekan/phrases/fill';
import { useState } from 'react';
import { useT } from '../house/language.ts';
import { houseName } from '../phone/house-name.ts';
import { paths } from '../phone/paths.ts';
import { IconButton } from './Button.tsx';
import { copyText, shareText } from './copy.ts';
import { CopyIcon, QrIcon, ShareIcon } from './icons.tsx';
import { QrSheet } from './QrSheet.tsx';

/** A player's code, to be copied, scanned, or shared with a link to register by it. */
export function ReferralCode({ code }: { code: string }) {
  const t = useT('account');
  const [scanning, setScanning] = useState(false);
  const link = `${location.origin}${paths.register}?referral=${encodeURIComponent(code)}`;
  return (
    <div className="flex items-center rounded-control bg-gold-wash py-1 pr-1 zoomed:flex-wrap pl-3 min-[21.875em]:pl-4">
      <span className="min-w-0 flex-1 truncate font-bold zoomed:basis-full text-base text-gold-ink tabular-nums min-[21.875em]:text-xl min-[21.875em]:tracking-wider">
        {code}
      </span>
      <IconButton name={t.copy} onClick={() => void copyText(code)} className="text-gold-ink">
        <CopyIcon />
      </IconButton>
      <IconButton name={t.qr_code} onClick={() => setScanning(true)} className="text-gold-ink">
        <QrIcon />
      </IconButton>
      <IconButton
        name={t.share}
        onClick={() => void shareText(fill(t.share_text, { house: houseName(), code }), link)}
        className="text-gold-ink"
      >
        <ShareIcon />
      </IconButton>
      <QrSheet title={t.referral} text={link} caption={code} hint={t.qr_referral} open={scanning} close={() => setScanning(false)} />
    </div>
  );
}
