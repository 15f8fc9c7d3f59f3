import { Anchor, DataList } from '@mantine/core';
import { yangonDay } from '@shwekan/rules';
import { Link } from '@tanstack/react-router';
import { say } from '../../app/say.tsx';
import { Fact } from '../../parts/Fact.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { PlayerLink } from '../../parts/RequestCells.tsx';
import { RowDrawer } from '../../parts/RowDrawer.tsx';
import { type Correction, correctionShown } from './corrections.ts';

/** All of a correction: what it moved, who asked for it and who confirmed it, and the way to its entry in the player's statement. */
export function CorrectionDrawer({ correction, close }: { correction: Correction; close: () => void }) {
  const { id, player, purse, direction, reason, asked_by, confirmed_by, created_at } = correction;
  const day = yangonDay(new Date(created_at));
  return (
    <RowDrawer title={`Correction #${id}`} close={close}>
      <DataList>
        <Fact label="Player">
          <PlayerLink player={player} isInText />, {player.phone}
        </Fact>
        <Fact label="Amount">
          {direction === 'give' ? '+' : '−'}
          {correctionShown(correction)}
        </Fact>
        <Fact label="Purse">{say(`${purse} balance`)}</Fact>
        <Fact label="Reason">{reason}</Fact>
        <Fact label="Asked by">{asked_by}</Fact>
        <Fact label="Confirmed by">{confirmed_by}</Fact>
        <Fact label="Booked">
          <Moment at={created_at} />
        </Fact>
      </DataList>
      <Anchor
        size="sm"
        renderRoot={(props) => (
          <Link
            {...props}
            to="/players/$player_id"
            params={{ player_id: String(player.id) }}
            search={{ tab: 'statement', purse, reason: 'adjustment', from: day, to: day }}
          />
        )}
      >
        In the player's statement
      </Anchor>
    </RowDrawer>
  );
}
