import { Text } from '@mantine/core';
import { countShown } from '@shwekan/rules';
import { listPage } from '../../app/page.tsx';
import { textHere } from '../../app/say.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { PromotionForm } from './PromotionForm.tsx';
import { promotions } from './promotions.ts';

/** The promotions that a player may choose with a cash-in. */
export const promotionsPage = listPage('/promotions', {
  title: 'Promotions',
  hint: 'A bonus on a cash-in, paid into the game balance. Requests that wait keep what they were promised.',
  load: () => promotions,
  actions: () => (
    <DialogButton label="Add a promotion" size="sm" variant="filled" dialog={(close) => <PromotionForm promotion={null} close={close} />} />
  ),
  columns: [
    { header: 'Title', cell: (row) => <strong>{textHere(row.title)}</strong> },
    { header: 'Code', cell: (row) => <Text ff="monospace">{row.code}</Text> },
    { header: 'Bonus', align: 'right', cell: (row) => `${row.percent} %` },
    { header: 'Turnover', align: 'right', cell: (row) => `x${row.turnover}` },
    { header: 'Level', align: 'right', cell: (row) => `from ${row.level}` },
    { header: 'Used', align: 'right', cell: (row) => countShown(row.used_count) },
    { header: 'State', cell: (row) => <Tag color={row.is_open ? 'green' : 'gray'}>{row.is_open ? 'open' : 'closed'}</Tag> },
    {
      header: null,
      align: 'right',
      cell: (row) => (
        <DialogButton
          label="Change"
          name={`Change ${textHere(row.title)}`}
          dialog={(close) => <PromotionForm promotion={row} close={close} />}
        />
      ),
    },
  ],
  empty: {
    title: 'No promotions',
    hint: 'Add one; once a second person has confirmed that it opens, players can choose it with their cash-in.',
  },
});
