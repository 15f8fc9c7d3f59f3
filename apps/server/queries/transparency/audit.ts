/** Types and statements of src/transparency/audit.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type EveryLeafHasItsPlaceAndHashParams = void;

export interface EveryLeafHasItsPlaceAndHashResult {
  difference: string;
}

export const everyLeafHasItsPlaceAndHash = new PreparedQuery<EveryLeafHasItsPlaceAndHashParams, EveryLeafHasItsPlaceAndHashResult>({"usedParamSet":{},"params":[],"statement":"select format('leaf %s of %s is not where or what it was', l.n, h.size) as \"difference!\"\nfrom (select size from log_head) h\nfull join (select n, row_number() over (order by n) - 1 as place, hash, sha256('\\x00'::bytea || convert_to(entry, 'UTF8')) as own from log_leaf) l on true\nwhere l.n is distinct from l.place or l.hash is distinct from l.own and h.size > 0 or h.size <> (select count(*) from log_leaf)"} as never);

export type EveryLeafTellsWhatWasWrittenDownParams = void;

export interface EveryLeafTellsWhatWasWrittenDownResult {
  difference: string;
}

export const everyLeafTellsWhatWasWrittenDown = new PreparedQuery<EveryLeafTellsWhatWasWrittenDownParams, EveryLeafTellsWhatWasWrittenDownResult>({"usedParamSet":{},"params":[],"statement":"select format('leaf %s tells otherwise than %s', l.n, l.subject) as \"difference!\"\nfrom log_leaf l left join draw_record r on l.subject = 'draw_record:' || r.id\nwhere l.subject like 'draw\\_record:%' and (r.id is null or l.draw_id is distinct from r.draw_id or not l.entry::jsonb @> r.told\n  or (l.entry::jsonb->>'type', l.entry::jsonb->>'at') is distinct from (r.kind::text, log_time(r.at)))"} as never);

export type EveryClosingIsToldAsItWasWrittenDownParams = void;

export interface EveryClosingIsToldAsItWasWrittenDownResult {
  difference: string;
}

export const everyClosingIsToldAsItWasWrittenDown = new PreparedQuery<EveryClosingIsToldAsItWasWrittenDownParams, EveryClosingIsToldAsItWasWrittenDownResult>({"usedParamSet":{},"params":[],"statement":"select format('the log tells of the closing of %s otherwise than it was written down', c.day) as \"difference!\"\nfrom closing c\nleft join log_leaf d on d.subject = 'day:' || c.day\nleft join log_leaf f on f.subject = 'funds:' || c.day\nwhere c.day <= (select told_day from log_head) and (d.n is null or f.n is null\n  or (d.entry::jsonb->>'first_entry', d.entry::jsonb->>'last_entry', d.entry::jsonb->>'entry_count', d.entry::jsonb->>'root')\n    is distinct from (c.first_entry::text, c.last_entry::text, c.entry_count::text, encode(c.entry_root, 'hex'))\n  or (f.entry::jsonb->>'main_pya', f.entry::jsonb->>'game_pya', f.entry::jsonb->>'hold_pya', f.entry::jsonb->>'promotion_pya', f.entry::jsonb->>'referral_pya',\n      f.entry::jsonb->>'open_stakes_pya', f.entry::jsonb->>'size', f.entry::jsonb->>'root')\n    is distinct from (c.main_pya::text, c.game_pya::text, c.hold_pya::text, c.promotion_pya::text, c.referral_pya::text,\n      c.open_stakes_pya::text, c.funds_size::text, encode(c.funds_root, 'hex')))"} as never);

export type EveryToldLinkIsInTheTrailParams = void;

export interface EveryToldLinkIsInTheTrailResult {
  difference: string;
}

export const everyToldLinkIsInTheTrail = new PreparedQuery<EveryToldLinkIsInTheTrailParams, EveryToldLinkIsInTheTrailResult>({"usedParamSet":{},"params":[],"statement":"select format('leaf %s tells of link %s otherwise than the trail', l.n, l.entry::jsonb->>'n') as \"difference!\"\nfrom log_leaf l left join audit_link a on a.n = (l.entry::jsonb->>'n')::bigint\nwhere l.subject like 'trail:%' and (a.n is null or l.entry::jsonb->>'sha256' <> encode(a.hash, 'hex'))"} as never);

export type WhatWasWrittenDownIsToldParams = void;

export interface WhatWasWrittenDownIsToldResult {
  difference: string;
}

export const whatWasWrittenDownIsTold = new PreparedQuery<WhatWasWrittenDownIsToldParams, WhatWasWrittenDownIsToldResult>({"usedParamSet":{},"params":[],"statement":"select format('%s of draw %s, written down at %s, is not in the log', r.kind, r.draw_id, r.recorded_at) as \"difference!\"\nfrom draw_record r\nwhere r.recorded_at < clock_timestamp() - interval '1 hour' and r.id <= (select read_to from log_head)\n  and not exists (select from log_leaf l where l.subject = 'draw_record:' || r.id)"} as never);

export type CountBooksParams = void;

export interface CountBooksResult {
  leaves_of_the_log: number;
}

export const countBooks = new PreparedQuery<CountBooksParams, CountBooksResult>({"usedParamSet":{},"params":[],"statement":"select (select count(*) from log_leaf) as \"leaves_of_the_log!\""} as never);

