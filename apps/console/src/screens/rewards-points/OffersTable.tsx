import { ActionIcon, Avatar, Group, Text } from '@mantine/core';
import { countShown } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../app/operator.ts';
import { textHere } from '../../app/say.tsx';
import { Acting } from '../../parts/Acting.tsx';
import type { Columns } from '../../parts/DataTable.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { List } from '../../parts/List.tsx';
import { Money } from '../../parts/Money.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { useAction } from '../../parts/use-action.ts';
import { OfferForm } from './OfferForm.tsx';
import { moved, OFFERS_CALL, type Offer, pointOffers, stateOf } from './points.ts';

/** Every offer with its place; open ones are shown to players. */
export function OffersTable() {
  const ids = useQuery(pointOffers).data?.data.map((it) => it.id) ?? [];
  const order = useAction('POST /api/console/point-offers-order', { refreshes: [OFFERS_CALL] });
  const places: Places = {
    ids,
    isMoving: order.isPending,
    move: (id, by) => order.mutate({ body: { ids: moved(ids, id, by), before: ids } }),
  };
  return (
    <List
      label="Offers"
      columns={offerColumns(places)}
      from={pointOffers}
      empty={{ title: 'No offers', hint: 'Add one, and players can exchange their points for it.' }}
    />
  );
}

type Places = { ids: readonly number[]; isMoving: boolean; move: (id: number, by: -1 | 1) => void };

function offerColumns(places: Places): Columns<Offer> {
  return [
    { header: 'Offer', cell: (row) => <Name offer={row} /> },
    { header: 'Points', align: 'right', cell: (row) => countShown(row.point) },
    { header: 'Player gets, kyat', align: 'right', cell: (row) => <Money kyat={row.amount} fw={600} /> },
    { header: 'Claimed', align: 'right', cell: (row) => countShown(row.claimed_count) },
    { header: 'State', cell: (row) => <State offer={row} /> },
    { header: null, align: 'right', cell: (row) => <OfferDeeds offer={row} places={places} /> },
  ];
}

function Name({ offer }: { offer: Offer }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <Avatar src={offer.image} alt="" radius="sm" color="gray">
        –
      </Avatar>
      <Text span inherit fw={600}>
        {textHere(offer.name)}
      </Text>
    </Group>
  );
}

/** Whether players see it. */
function State({ offer }: { offer: Offer }) {
  const state = stateOf(offer, useNow());
  return <Tag color={state === 'open' ? 'green' : state === 'later' ? 'blue' : 'gray'}>{state}</Tag>;
}

function OfferDeeds({ offer, places }: { offer: Offer; places: Places }) {
  const { ids, isMoving, move } = places;
  const name = textHere(offer.name);
  const step = (by: -1 | 1, icon: 'up' | 'down', label: string, edge: number | undefined) => (
    <ActionIcon variant="default" size={30} disabled={isMoving || edge === offer.id} onClick={() => move(offer.id, by)} aria-label={label}>
      <Icon name={icon} size={16} />
    </ActionIcon>
  );
  return (
    <Acting>
      <Group gap="xs" wrap="nowrap" justify="flex-end">
        {step(-1, 'up', `Move ${name} up`, ids[0])}
        {step(1, 'down', `Move ${name} down`, ids.at(-1))}
        <DialogButton label="Change" name={`Change ${name}`} dialog={(close) => <OfferForm offer={offer} close={close} />} />
      </Group>
    </Acting>
  );
}
