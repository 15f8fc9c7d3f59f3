import { Anchor, Button, Group, TextInput } from '@mantine/core';
import { latinDigits } from '@shwekan/rules';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { Draw } from '../../parts/draws.ts';

const IS_NUMBER = /^\d{1,3}$/;

/** The way to the slips of a draw: all as they arrive, those with a number, or the one of a voucher. */
export function FindSlips({ draw }: { draw: Draw }) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const params = { draw_id: String(draw.id) };
  const typed = latinDigits(text.trim());
  const find = (event: FormEvent) => {
    event.preventDefault();
    if (typed === '') return;
    void navigate({ to: '/draws/$draw_id/slips', params, search: IS_NUMBER.test(typed) ? { number: typed } : { voucher: typed } });
  };
  return (
    <Group component="form" gap="sm" onSubmit={find as never}>
      <TextInput
        size="xs"
        aria-label="Number or voucher"
        placeholder="Number or voucher"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={20}
      />
      <Button size="xs" variant="default" type="submit" disabled={typed === ''}>
        Find slips
      </Button>
      <Anchor size="sm" renderRoot={(props) => <Link to="/draws/$draw_id/slips" params={params} {...props} />}>
        All slips as they arrive
      </Anchor>
    </Group>
  );
}
