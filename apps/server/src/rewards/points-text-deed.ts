import type { DeedKind } from '../platform/deeds/kind.ts';
import { TEXTS, TITLES, textLines } from '../platform/deeds/player-lines.ts';
import { lockSetting, readSetting, writeSetting } from '../platform/house-settings.ts';
import { POINTS_TEXT, type PointsText } from './points-text.ts';

/** The points dialog says something else: an operator alone could tell every player whom to pay, in the house's name. */
export const pointsTextDeed: DeedKind<PointsText, PointsText> = {
  kind: 'points_text',
  asks: ['content'],
  decides: ['content'],
  data: POINTS_TEXT.shape,
  subject: () => 'points_text',
  lock: (tx) => lockSetting(tx, POINTS_TEXT),
  basis: (db) => readSetting(db, POINTS_TEXT),
  title: () => 'What players read about points',
  lines: (data, now) => [...textLines(TITLES, now.header, data.header), ...textLines(TEXTS, now.body, data.body)],
  perform: (tx, { data }) => writeSetting(tx, POINTS_TEXT, data),
};
