import { Group } from '@mantine/core';
import { mayDo } from '@shwekan/contract/rights';
import { TAG_MAX, TAGS_MAX } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOperator } from '../../app/operator.ts';
import { Deed } from '../../parts/Deed.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { type Figures, figuresOf } from './player.ts';

type Mark = Figures['marks'][number];
const SIGNS: Record<Mark['kind'], (mark: Mark) => string> = {
  chasing: ({ count, days }) => `pays in after losses: ${count} in ${days} days`,
  night_play: ({ count, days }) => `plays at night: ${count} of ${days} nights`,
  raised_limits: ({ count, days }) => `raised limits: ${count} in ${days} days`,
};

/** Signs of harm, and what operators call the player. */
export function PlayerSigns({ id }: { id: number }) {
  const { roles } = useOperator();
  const { data } = useQuery(figuresOf(id));
  if (!data) return null;
  const { marks, tags } = data.data;
  return (
    <Group gap="xs">
      {marks
        .filter((it) => it.is_shown)
        .map((it) => (
          <Tag key={it.kind} color="orange" tt="none">
            {SIGNS[it.kind](it)}
          </Tag>
        ))}
      {tags.map((tag) => (
        <Tag key={tag} color="blue" tt="none">
          {tag}
        </Tag>
      ))}
      {mayDo(roles, ['support', 'risk']) && (
        <DialogButton label="Tags" name="Change tags" dialog={(close) => <TagsDialog id={id} tags={tags} close={close} />} />
      )}
    </Group>
  );
}

/** A tag a line. */
function TagsDialog({ id, tags, close }: { id: number; tags: readonly string[]; close: () => void }) {
  const [before] = useState([...tags]);
  return (
    <Deed
      call="POST /api/console/players/:id/tags"
      title="What operators call the player"
      action="Save"
      values={{ tags: tags.join('\n') }}
      fields={[
        {
          kind: 'lines',
          name: 'tags',
          label: 'Tags',
          description: 'One on each line, five at most. Players never read them.',
          minRows: TAGS_MAX,
          maxLength: TAGS_MAX * (TAG_MAX + 1),
          refuse: ({ tags: typed }) => refuseTags(typed),
        },
      ]}
      sent={({ tags: typed }) => ({ params: { id }, body: { tags: tagsIn(typed), before } })}
      refreshes={['GET /api/console/players/:id/figures']}
      close={close}
      stays
    />
  );
}

function tagsIn(typed: string): string[] {
  return typed
    .split('\n')
    .map((it) => it.trim())
    .filter((it) => it !== '');
}

function refuseTags(typed: string): string | null {
  const tags = tagsIn(typed);
  if (tags.length > TAGS_MAX) return 'Five tags at most.';
  return tags.some((it) => it.length > TAG_MAX) ? 'A tag has 30 letters at most.' : null;
}
