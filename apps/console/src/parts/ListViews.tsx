import { Button, Menu } from '@mantine/core';
import { mayDo } from '@shwekan/contract/rights';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useMatches } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useOperator } from '../app/operator.ts';
import { ask } from '../app/queries.ts';
import { Deed } from './Deed.tsx';
import { Icon } from './Icon.tsx';

const READS = ['GET /api/console/views'] as const;
type Open = 'save' | 'remove' | null;

/** The views of the page that is shown: what its address says, under a name; the house's, which everybody sees, and one's own. Those of one draw or player are of all. */
export function ListViews() {
  const { searchStr, pathname } = useLocation();
  const page = String(useMatches().at(-1)?.fullPath ?? pathname);
  const [open, setOpen] = useState<Open>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { data } = useQuery(ask('GET /api/console/views', { query: { page } }));
  const { roles } = useOperator();
  const isOwner = mayDo(roles, 'owner');
  const views = data?.data ?? [];
  const removable = views.filter((it) => isOwner || !it.is_house);
  const close = () => setOpen(null);
  const begin = (what: Open) => {
    // An entry of the menu goes with it: the dialog gives the focus back to what opened the menu.
    button.current?.focus();
    setOpen(what);
  };
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button ref={button} variant="subtle" color="gray" size="compact-sm" leftSection={<Icon name="star" size={14} />}>
            Views
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Part label="The house's" views={views.filter((it) => it.is_house)} path={pathname} />
          <Part label="Mine" views={views.filter((it) => !it.is_house)} path={pathname} />
          <Menu.Item onClick={() => begin('save')}>Keep what I see as a view…</Menu.Item>
          {removable.length > 0 && <Menu.Item onClick={() => begin('remove')}>Remove a view…</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      {open === 'save' && (
        <Deed
          call="POST /api/console/views"
          title="Keep a view"
          action="Keep"
          values={{ name: '', is_house: false }}
          fields={[
            {
              kind: 'text',
              name: 'name',
              label: 'Name',
              description: 'Filters, order and columns as they are now. A view of the same name is replaced.',
              maxLength: 60,
              required: true,
            },
            isOwner && { kind: 'check', name: 'is_house', label: 'For everybody of the house' },
          ]}
          sent={({ name, is_house }) => ({ body: { page, name, search: searchStr, is_house } })}
          done={() => 'The view is kept.'}
          refreshes={READS}
          close={close}
          stays
        />
      )}
      {open === 'remove' && (
        <Deed
          call="POST /api/console/views/:id/remove"
          title="Remove a view"
          action="Remove"
          color="red"
          values={{ id: String(removable[0]?.id ?? '') }}
          fields={[
            {
              kind: 'choice',
              name: 'id',
              label: 'View',
              data: removable.map((it) => ({ value: String(it.id), label: it.is_house ? `${it.name} (the house's)` : it.name })),
            },
          ]}
          sent={({ id }) => (id === '' ? null : { params: { id: Number(id) } })}
          done="The view is removed."
          refreshes={READS}
          close={close}
        />
      )}
    </>
  );
}

type View = { id: number; name: string; search: string };

function Part({ label, views, path }: { label: string; views: readonly View[]; path: string }) {
  if (views.length === 0) return null;
  return (
    <>
      <Menu.Label>{label}</Menu.Label>
      {views.map(({ id, name, search }) => (
        <Menu.Item key={id} renderRoot={(props) => <Link to={`${path}${search}`} {...props} />}>
          {name}
        </Menu.Item>
      ))}
      <Menu.Divider />
    </>
  );
}
