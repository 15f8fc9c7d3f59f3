/** Types and statements of src/reports/signing.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { ExportFormat } from '#queries/unions.ts';

export interface MonthIsClosedParams {
  from: string;
  to: string;
}

export interface MonthIsClosedResult {
  is_closed: boolean;
}

export const monthIsClosed = new PreparedQuery<MonthIsClosedParams, MonthIsClosedResult>({"usedParamSet":{"to":true,"from":true},"params":[{"name":"to","required":true,"transform":{"type":"scalar"},"locs":[{"a":35,"b":38},{"a":107,"b":110},{"a":216,"b":219},{"a":311,"b":313}]},{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":96,"b":101},{"a":205,"b":210}]}],"statement":"select yangon_day(product_now()) > :to!::date and exists (select from closing where day between :from! and :to!)\n  and not exists (\n    select from booked_day b where b.subject = 'house' and b.day between :from! and :to! and b.day > (select max(c.day) from closing c)\n  ) and ((select max(day) from closing) >= :to::date or (select read_to from booked_place) >= coalesce((select max(id) from public_entry), 0)) as \"is_closed!\""} as never);

export interface LockPeriodParams {
  period: string;
}

export interface LockPeriodResult {
  locked: string;
}

export const lockPeriod = new PreparedQuery<LockPeriodParams, LockPeriodResult>({"usedParamSet":{"period":true},"params":[{"name":"period","required":true,"transform":{"type":"scalar"},"locs":[{"a":60,"b":67}]}],"statement":"select pg_advisory_xact_lock(hashtextextended('signing:' || :period!, 0))::text as \"locked!\""} as never);

export interface HouseByDayParams {
  days: string[];
  from: string;
  to: string;
}

export interface HouseByDayResult {
  amount_pya: number;
  day: string;
  key: string;
  reason: string;
}

export const houseByDay = new PreparedQuery<HouseByDayParams, HouseByDayResult>({"usedParamSet":{"from":true,"to":true,"days":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":138,"b":143}]},{"name":"to","required":true,"transform":{"type":"scalar"},"locs":[{"a":146,"b":149}]},{"name":"days","required":true,"transform":{"type":"scalar"},"locs":[{"a":173,"b":178}]}],"statement":"select b.day as \"day!\", b.key as \"key!\", b.reason as \"reason!\", sum(b.amount_pya)::bigint as \"amount_pya!\"\nfrom booked_between('{house}', :from!, :to!) b where b.day = any (:days!::date[]) group by 1, 2, 3 order by 1, 2, 3"} as never);

export interface DrawsBetweenParams {
  from: string;
  to: string;
}

export interface DrawsBetweenResult {
  amount_pya: number;
  day: string;
  draw_id: number;
  lottery: string;
  reason: string;
  section: string;
}

export const drawsBetween = new PreparedQuery<DrawsBetweenParams, DrawsBetweenResult>({"usedParamSet":{"from":true,"to":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":207,"b":212},{"a":301,"b":306}]},{"name":"to","required":true,"transform":{"type":"scalar"},"locs":[{"a":312,"b":315}]}],"statement":"select d.id as \"draw_id!\", d.day as \"day!\", l.code as \"lottery!\", to_char(d.section, 'HH24:MI') as \"section!\", b.reason as \"reason!\", sum(b.amount_pya)::bigint as \"amount_pya!\"\nfrom booked_between('{draw}', :from!::date - 92, 'infinity') b\njoin public_draw d on d.id = b.key::bigint and d.day between :from! and :to!\njoin public_lottery l on l.id = d.lottery_id\ngroup by 1, 2, 3, 4, 5 order by 2, 3, 4, 1, 5"} as never);

export interface UnsettledDrawsParams {
  from: string;
  to: string;
}

export interface UnsettledDrawsResult {
  date: string;
  lottery: string;
  section: string;
}

export const unsettledDraws = new PreparedQuery<UnsettledDrawsParams, UnsettledDrawsResult>({"usedParamSet":{"from":true,"to":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":175,"b":180}]},{"name":"to","required":true,"transform":{"type":"scalar"},"locs":[{"a":186,"b":189}]}],"statement":"select l.code as \"lottery!\", d.day as \"date!\", to_char(d.section, 'HH24:MI') as \"section!\" from public_draw d join public_lottery l on l.id = d.lottery_id\nwhere d.day between :from! and :to! and d.settled_at is null and d.refunded_at is null and exists (select from public_slip s where s.draw_id = d.id)\norder by d.day, l.code, d.section"} as never);

export interface SigningsOfParams {
  period: string;
}

export interface SigningsOfResult {
  asked_at: Date;
  asked_by: string;
  figures: unknown;
  files: unknown;
  id: number;
  sha256: string;
  signed_at: Date;
  signed_by: string;
}

export const signingsOf = new PreparedQuery<SigningsOfParams, SigningsOfResult>({"usedParamSet":{"period":true},"params":[{"name":"period","required":true,"transform":{"type":"scalar"},"locs":[{"a":485,"b":492}]}],"statement":"select s.id, encode(s.sha256, 'hex') as \"sha256!\", s.figures, a.username as asked_by, b.username as signed_by, s.asked_at, s.signed_at,\n  coalesce((\n    select jsonb_agg(jsonb_build_object('format', f.format, 'sha256', encode(f.sha256, 'hex'), 'byte_count', f.byte_count) order by f.format)\n    from signing_file f where f.signing_id = s.id\n  ), '[]') as \"files!\"\nfrom signing s join public_operator a on a.id = s.asked_by join public_operator b on b.id = s.signed_by\nwhere s.period = :period! order by s.id desc limit 20"} as never);

export interface NewestSignedParams {
  periods: string[];
  since?: string | null | void;
}

export interface NewestSignedResult {
  figures: unknown;
  id: number;
  period: string;
}

export const newestSigned = new PreparedQuery<NewestSignedParams, NewestSignedResult>({"usedParamSet":{"periods":true,"since":true},"params":[{"name":"periods","required":true,"transform":{"type":"scalar"},"locs":[{"a":93,"b":101}]},{"name":"since","required":false,"transform":{"type":"scalar"},"locs":[{"a":127,"b":132}]}],"statement":"select distinct on (s.period) s.id, s.period, s.figures from signing s where s.period = any (:periods!::text[]) or s.period >= :since order by s.period desc, s.id desc"} as never);

export interface SigningDeedParams {
  period: string;
}

export interface SigningDeedResult {
  asked_by: string;
  id: number;
}

export const signingDeed = new PreparedQuery<SigningDeedParams, SigningDeedResult>({"usedParamSet":{"period":true},"params":[{"name":"period","required":true,"transform":{"type":"scalar"},"locs":[{"a":166,"b":173}]}],"statement":"select d.id as \"id!\", o.username as \"asked_by!\" from public_deed d join public_operator o on o.id = d.asked_by\nwhere d.kind = 'closing' and d.subject = 'closing:' || :period! and d.state = 'asked'"} as never);

export interface InsertSigningParams {
  asked_by: number;
  deed_id: number;
  figures: unknown;
  period: string;
  sha256: string;
  signed_by: number;
}

export interface InsertSigningResult {
  id: number;
}

export const insertSigning = new PreparedQuery<InsertSigningParams, InsertSigningResult>({"usedParamSet":{"period":true,"figures":true,"sha256":true,"asked_by":true,"signed_by":true,"deed_id":true},"params":[{"name":"period","required":true,"transform":{"type":"scalar"},"locs":[{"a":93,"b":100}]},{"name":"figures","required":true,"transform":{"type":"scalar"},"locs":[{"a":103,"b":111}]},{"name":"sha256","required":true,"transform":{"type":"scalar"},"locs":[{"a":128,"b":135}]},{"name":"asked_by","required":true,"transform":{"type":"scalar"},"locs":[{"a":146,"b":155}]},{"name":"signed_by","required":true,"transform":{"type":"scalar"},"locs":[{"a":158,"b":168}]},{"name":"deed_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":220,"b":228}]}],"statement":"insert into signing (period, figures, sha256, asked_by, signed_by, asked_at, deed_id)\nselect :period!, :figures!::jsonb, decode(:sha256!, 'hex'), :asked_by!, :signed_by!, d.asked_at, d.id from public_deed d where d.id = :deed_id!\nreturning id"} as never);

export interface SigningToFileParams {
  id: number;
}

export interface SigningToFileResult {
  asked_at: Date;
  asked_by: string;
  figures: unknown;
  formats: string[];
  id: number;
  period: string;
  sha256: string;
  signed_at: Date;
  signed_by: string;
}

export const signingToFile = new PreparedQuery<SigningToFileParams, SigningToFileResult>({"usedParamSet":{"id":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":354,"b":357}]}],"statement":"select s.id, s.period, s.figures, encode(s.sha256, 'hex') as \"sha256!\", a.username as asked_by, b.username as signed_by, s.asked_at, s.signed_at,\n  array(select f.format::text from signing_file f where f.signing_id = s.id) as \"formats!\"\nfrom signing s join public_operator a on a.id = s.asked_by join public_operator b on b.id = s.signed_by where s.id = :id!"} as never);

export interface InsertSigningFileParams {
  byte_count: number;
  file_key: string;
  format: ExportFormat;
  sha256: string;
  signing_id: number;
}

export interface InsertSigningFileResult {
  signing_id: number;
}

export const insertSigningFile = new PreparedQuery<InsertSigningFileParams, InsertSigningFileResult>({"usedParamSet":{"signing_id":true,"format":true,"file_key":true,"sha256":true,"byte_count":true},"params":[{"name":"signing_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":84,"b":95}]},{"name":"format","required":true,"transform":{"type":"scalar"},"locs":[{"a":98,"b":105}]},{"name":"file_key","required":true,"transform":{"type":"scalar"},"locs":[{"a":108,"b":117}]},{"name":"sha256","required":true,"transform":{"type":"scalar"},"locs":[{"a":127,"b":134}]},{"name":"byte_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":145,"b":156}]}],"statement":"insert into signing_file (signing_id, format, file_key, sha256, byte_count)\nvalues (:signing_id!, :format!, :file_key!, decode(:sha256!, 'hex'), :byte_count!) on conflict (signing_id, format) do nothing returning signing_id"} as never);

export interface SigningFileAtParams {
  format: string;
  signing_id: number;
}

export interface SigningFileAtResult {
  file_key: string;
  period: string;
  sha256: string;
}

export const signingFileAt = new PreparedQuery<SigningFileAtParams, SigningFileAtResult>({"usedParamSet":{"signing_id":true,"format":true},"params":[{"name":"signing_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":145,"b":156}]},{"name":"format","required":true,"transform":{"type":"scalar"},"locs":[{"a":179,"b":186}]}],"statement":"select s.period, f.file_key, encode(f.sha256, 'hex') as \"sha256!\" from signing_file f join signing s on s.id = f.signing_id where f.signing_id = :signing_id! and f.format::text = :format!"} as never);

export interface UnnamedSigningFilesParams {
  keys: string[];
}

export interface UnnamedSigningFilesResult {
  key: string;
}

export const unnamedSigningFiles = new PreparedQuery<UnnamedSigningFilesParams, UnnamedSigningFilesResult>({"usedParamSet":{"keys":true},"params":[{"name":"keys","required":true,"transform":{"type":"scalar"},"locs":[{"a":33,"b":38}]}],"statement":"select key as \"key!\" from unnest(:keys!::text[]) key where not exists (select from signing_file f where f.file_key = key)"} as never);

