import { page } from '../../app/page.tsx';
import { CashIns } from './CashIns.tsx';
import { cashIns, cashInsSearch } from './cash-ins.ts';

/** The queue of cash-in requests. */
export const cashInsPage = page('/cash-ins', { search: cashInsSearch, load: cashIns, screen: (address) => <CashIns address={address} /> });
