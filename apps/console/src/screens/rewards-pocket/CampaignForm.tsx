import { NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type TextLanguage, textIn } from '@shwekan/phrases/per-language';
import { useState } from 'react';
import { clock } from '../../app/call.ts';
import { Confirm } from '../../parts/Confirm.tsx';
import { KyatInput } from '../../parts/KyatInput.tsx';
import { LanguageTabs } from '../../parts/LanguageTabs.tsx';
import { useAction } from '../../parts/use-action.ts';
import { CAMPAIGNS_CALL, type Campaign, type CampaignTyped, campaignSent, newCampaign, refuseTyped, typedCampaign } from './pocket.ts';

const PERIODS = [
  { value: 'day', label: 'Once a day' },
  { value: 'week', label: 'Once a week' },
  { value: 'once', label: 'Once' },
];
const LEVELS = [
  { value: '1', label: 'Every player' },
  { value: '2', label: 'Players of level 2' },
];

/** Adds a campaign as a draft, or changes one that does not run. */
export function CampaignForm({ campaign, close }: { campaign: Campaign | null; close: () => void }) {
  const form = useForm<CampaignTyped>({ initialValues: campaign === null ? newCampaign(clock.now()) : typedCampaign(campaign) });
  const after = { refreshes: [CAMPAIGNS_CALL], onDone: close, onConflict: close } as const;
  const add = useAction('POST /api/console/pocket-campaigns', { done: 'The campaign is added as a draft.', ...after });
  const change = useAction('POST /api/console/pocket-campaigns/:id', { done: 'The campaign is changed.', ...after });
  const refusal = refuseTyped(form.values, campaign?.spent ?? '0.00');
  const save = () => {
    const body = campaignSent(form.values);
    if (body === null) return;
    if (campaign === null) add.mutate({ body });
    else change.mutate({ params: { id: campaign.id }, body });
  };
  return (
    <Confirm
      title={campaign === null ? 'Add a campaign' : textIn('en', campaign.name)}
      action={campaign === null ? 'Add' : 'Save'}
      size="lg"
      isRunning={add.isPending || change.isPending}
      isBlocked={refusal !== null}
      close={close}
      confirm={save}
    >
      <Fields form={form} />
      {refusal !== null && form.isDirty() && (
        <Text size="sm" c="dimmed" role="status">
          {refusal}
        </Text>
      )}
    </Confirm>
  );
}

function Fields({ form }: { form: ReturnType<typeof useForm<CampaignTyped>> }) {
  const [language, setLanguage] = useState<TextLanguage>('my');
  return (
    <>
      <LanguageTabs language={language} choose={setLanguage}>
        {(key) => <TextInput label="Name" lang={key} maxLength={80} {...form.getInputProps(`name.${key}`)} />}
      </LanguageTabs>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <KyatInput label="Budget" required {...form.getInputProps('budget')} />
        <KyatInput label="Smallest" required {...form.getInputProps('smallest')} />
        <KyatInput label="Largest" required {...form.getInputProps('largest')} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <NativeSelect label="A player draws" data={PERIODS} {...form.getInputProps('period')} />
        <NativeSelect label="Who may draw" data={LEVELS} {...form.getInputProps('level')} />
        <TextInput type="datetime-local" label="From (Yangon)" required {...form.getInputProps('from')} />
        <TextInput type="datetime-local" label="Until (Yangon)" required {...form.getInputProps('until')} />
        <KyatInput label="Who played for at least" description="0 asks for nothing." required {...form.getInputProps('turnover')} />
        <TextInput
          type="datetime-local"
          label="Played since (Yangon)"
          description="Empty: since the campaign began."
          {...form.getInputProps('since')}
        />
      </SimpleGrid>
      <TextInput
        label="Video"
        description="Shown before the amount: a file of ours such as /videos/pocket.webm, or an embedded page of YouTube or Vimeo. Empty: none."
        maxLength={300}
        {...form.getInputProps('video')}
      />
    </>
  );
}
