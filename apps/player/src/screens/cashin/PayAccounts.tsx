import { useState } from 'react';
import { useT } from '../../house/language.ts';
import { refreshCalls } from '../../house/query.ts';
import { IconButton } from '../../parts/Button.tsx';
import { AccountNumber } from '../../parts/cash/AccountNumber.tsx';
import { copyText } from '../../parts/copy.ts';
import { CopyIcon, QrIcon } from '../../parts/icons.tsx';
import { useLazyPart } from '../../parts/lazy-part.ts';
import { METHODS } from './use-cashin.ts';

const loadQrSheet = async () => (await import('../../parts/QrSheet.tsx')).QrSheet;

type Account = { account_number: string; account_name: string };
type PayAccountsProps = {
  accounts: readonly Account[];
  place: number;
  choose: (place: number) => void;
  /** The number of the chosen one is taken to the payment app. */
  beginHere: () => void;
};

/** Our accounts of a method, to be copied or scanned by the payment app; with more than one, the one that was paid is chosen. */
export function PayAccounts({ accounts, place, choose, beginHere }: PayAccountsProps) {
  const t = useT('account');
  const [scanned, setScanned] = useState<Account | null>(null);
  const [QrSheet, fetchQrSheet] = useLazyPart(loadQrSheet);
  const take = (index: number) => {
    if (index === place) beginHere();
    else choose(index);
    // It may have been closed while nothing told of it.
    refreshCalls(METHODS);
  };
  const showQr = (account: Account, index: number) => {
    take(index);
    fetchQrSheet();
    setScanned(account);
  };
  const copy = (account: Account, index: number) => {
    take(index);
    void copyText(account.account_number);
  };
  return (
    <div className="flex flex-col gap-2">
      {accounts.map((it, index) => (
        <div key={it.account_number} className="flex items-center gap-1 rounded-control bg-gold-wash py-2 pr-1 pl-3 zoomed:flex-wrap">
          {accounts.length > 1 && (
            <input
              type="radio"
              name="account"
              aria-label={it.account_number}
              checked={index === place}
              onChange={() => choose(index)}
              className="mr-2 size-6 accent-gold-deep"
            />
          )}
          <div className="min-w-0 flex-1 zoomed:flex-none zoomed:basis-full">
            <p className="text-soft text-xs">{t.cashin.account_number}</p>
            <p className="break-words font-bold text-gold-ink text-xl huge:text-base leading-tight">
              <AccountNumber text={it.account_number} />
            </p>
            <p className="break-words text-sm">{it.account_name}</p>
          </div>
          <IconButton name={t.cashin.copy_account} onClick={() => copy(it, index)} className="text-gold-ink">
            <CopyIcon />
          </IconButton>
          <IconButton name={t.qr_code} onClick={() => showQr(it, index)} className="text-gold-ink">
            <QrIcon />
          </IconButton>
        </div>
      ))}
      {QrSheet !== null && scanned !== null && (
        <QrSheet
          title={scanned.account_name}
          text={scanned.account_number}
          caption={scanned.account_number}
          hint={t.cashin.qr_account}
          open
          close={() => setScanned(null)}
        />
      )}
    </div>
  );
}
