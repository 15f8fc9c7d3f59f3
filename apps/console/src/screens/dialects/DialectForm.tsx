import { Button } from '@mantine/core';
import type { FieldRow } from '../../parts/fields.ts';
import { PageForm } from '../../parts/PageForm.tsx';
import { useAction } from '../../parts/use-action.ts';
import { DIALECTS_CALL, type Dialect, listTyped } from './dialects.ts';

const SECRETS = {
  none: 'There is none yet.',
  machine: "The machine's settings have one.",
  console: 'One was entered here.',
} as const;

type DialectDraft = Pick<Dialect, 'is_on' | 'operator_code' | 'base_url'> & {
  secret: string;
  allow_list: string;
  freshness_s: number | string;
};

/** Changes a dialect; only what was changed is sent, so that the machine's settings go on holding for the rest. */
export function DialectForm({ dialect }: { dialect: Dialect }) {
  const { is_on, operator_code, base_url, allow_list, freshness_s } = dialect;
  const params = { dialect: dialect.dialect };
  const refreshes = [DIALECTS_CALL] as const;
  return (
    <>
      <PageForm
        call="POST /api/console/game-dialects/:dialect"
        values={{ is_on, operator_code, base_url, secret: '', allow_list: allow_list.join('\n'), freshness_s } as DialectDraft}
        fields={fieldsFor(dialect)}
        sent={(draft) => ({ params, body: changesOf(dialect, draft) })}
        done="The connection is changed."
        refreshes={refreshes}
      />
      {dialect.secret === 'console' && <RemoveSecret params={params} refreshes={refreshes} />}
    </>
  );
}

function RemoveSecret({ params, refreshes }: { params: Pick<Dialect, 'dialect'>; refreshes: readonly [typeof DIALECTS_CALL] }) {
  const remove = useAction('POST /api/console/game-dialects/:dialect', { done: 'The connection is changed.', refreshes });
  return (
    <Button variant="subtle" color="red" loading={remove.isPending} onClick={() => remove.mutate({ params, body: { secret: '' } })}>
      Remove the secret
    </Button>
  );
}

function fieldsFor({ secret }: Dialect): readonly FieldRow<DialectDraft>[] {
  const machine = "Empty: the machine's setting.";
  return [
    { kind: 'switch', name: 'is_on', label: 'On: calls are made and taken' },
    { kind: 'text', name: 'operator_code', label: 'Operator code', description: machine, maxLength: 60 },
    { kind: 'secret', name: 'secret', label: 'New secret', description: SECRETS[secret], maxLength: 200, autoComplete: 'new-password' },
    { kind: 'text', name: 'base_url', label: 'Address that we call', description: machine, maxLength: 300 },
    {
      kind: 'lines',
      name: 'allow_list',
      label: 'Addresses and networks that may call us',
      description: `One a line. ${machine}`,
      minRows: 2,
      styles: { input: { fontFamily: 'monospace' } },
    },
    {
      kind: 'number',
      name: 'freshness_s',
      label: 'How old a request may be',
      description: "By its own time and this machine's clock. 0: never too old, so a signature that was heard once holds for ever.",
      suffix: ' s',
      min: 0,
      max: 86_400,
      allowDecimal: false,
      required: true,
    },
  ];
}

function changesOf(before: Dialect, draft: DialectDraft) {
  const allow_list = listTyped(draft.allow_list);
  const freshness_s = Number(draft.freshness_s);
  return {
    ...(draft.is_on === before.is_on ? {} : { is_on: draft.is_on }),
    ...(draft.operator_code === before.operator_code ? {} : { operator_code: draft.operator_code }),
    ...(draft.secret === '' ? {} : { secret: draft.secret }),
    ...(draft.base_url === before.base_url ? {} : { base_url: draft.base_url }),
    ...(allow_list.join() === before.allow_list.join() ? {} : { allow_list }),
    ...(freshness_s === before.freshness_s ? {} : { freshness_s }),
  };
}
