import { dayShown } from '@shwekan/rules';
import { endAlerts } from '../alerts.ts';
import { type AnyDeedKind, changedLines, type DeedKind } from '../deeds/kind.ts';
import { lockSetting, readSetting, writeSetting } from '../house-settings.ts';
import { tellOfStop } from '../stop/stop.ts';
import { type KnownLicence, LICENCE, LicenceShape } from './licence.ts';

const WORDS = { reference: 'Licence', expires_on: 'Its last day' };
type Basis = { licence: KnownLicence | null };

/** The licence of the house: players read it, and what they may do hangs on its last day. */
export const licenceDeed: DeedKind<KnownLicence, Basis> = {
  kind: 'licence',
  asks: ['owner'],
  decides: ['owner'],
  data: LicenceShape,
  subject: () => 'licence',
  lock: (tx) => lockSetting(tx, LICENCE),
  basis: async (db) => ({ licence: await readSetting(db, LICENCE) }),
  title: () => 'The licence of the house is another',
  lines: (data, { licence }) => changedLines(WORDS, shown(licence), shown(data)),
  async perform(tx, { data }) {
    await writeSetting(tx, LICENCE, data);
    await endAlerts(tx, 'licence_expiring');
    await tellOfStop(tx);
  },
};

/** What needs a second owner here. */
export const licenceDeeds: readonly AnyDeedKind[] = [licenceDeed];

function shown(licence: KnownLicence | null) {
  return { reference: licence?.reference ?? null, expires_on: licence === null ? null : dayShown(licence.expires_on) };
}
