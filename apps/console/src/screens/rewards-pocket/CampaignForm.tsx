import { Text } from '@mantine/core';
import { useState } from 'react';
import { clock } from '../../app/call.ts';
import { textHere } from '../../app/say.tsx';
import { Deed } from '../../parts/Deed.tsx';
import { FieldRows } from '../../parts/FieldRows.tsx';
import type { FieldRow, Form } from '../../parts/fields.ts';
import { LanguageTabs } from '../../parts/LanguageTabs.tsx';
import {
  CAMPAIGNS_CALL,
  type Campaign,
  type CampaignDraft,
  campaignBody,
  campaignDraft,
  newCampaign,
  refuseDraft,
  termsRead,
} from './pocket.ts';

const PERIODS = [
  { value: 'day', label: 'Once a day' },
  { value: 'week', label: 'Once a week' },
  { value: 'once', label: 'Once' },
];
const LEVELS = [
  { value: '1', label: 'Every player' },
  { value: '2', label: 'Players of level 2' },
];

const FIELDS: readonly FieldRow<CampaignDraft>[] = [
  (form) => (
    <LanguageTabs texts={[form.values.name]}>
      {(key) => <FieldRows form={form} rows={[{ kind: 'text', name: 'name', language: key, label: 'Name', maxLength: 80 }]} />}
    </LanguageTabs>
  ),
  {
    cols: { base: 1, xs: 3 },
    of: [
      { kind: 'kyat', name: 'budget', label: 'Budget', required: true },
      { kind: 'kyat', name: 'smallest', label: 'Smallest', required: true },
      { kind: 'kyat', name: 'largest', label: 'Largest', required: true },
    ],
  },
  {
    cols: { base: 1, xs: 2 },
    of: [
      { kind: 'choice', name: 'period', label: 'A player draws', data: PERIODS },
      { kind: 'choice', name: 'level', label: 'Who may draw', data: LEVELS },
      { kind: 'moment', name: 'from', label: 'From (Yangon)', required: true },
      { kind: 'moment', name: 'until', label: 'Until (Yangon)', required: true },
      { kind: 'kyat', name: 'turnover', label: 'Who played for at least', description: '0 asks for nothing.', required: true },
      { kind: 'moment', name: 'since', label: 'Played since (Yangon)', description: 'Empty: since the campaign began.' },
    ],
  },
  {
    kind: 'text',
    name: 'video',
    label: 'Video',
    description:
      'Shown before the amount: a drawing or a file of ours such as /videos/pocket.svg, or an embedded page of YouTube or Vimeo. Empty: none.',
    maxLength: 300,
  },
];

/** Adds a campaign as a draft, or changes one that does not run. */
export function CampaignForm({ campaign, close }: { campaign: Campaign | null; close: () => void }) {
  const spent = campaign?.spent ?? '0.00';
  const [opened] = useState(campaign);
  const form = {
    size: 'lg' as const,
    values: campaign === null ? newCampaign(clock.now()) : campaignDraft(campaign),
    fields: [...FIELDS, (typed: Form<CampaignDraft>) => typed.isDirty() && <Refusal sentence={refuseDraft(typed.values, spent)} />],
    refreshes: [CAMPAIGNS_CALL] as const,
    close,
  };
  const bodyOf = (typed: CampaignDraft) => (refuseDraft(typed, spent) === null ? campaignBody(typed) : null);
  if (campaign === null) {
    return (
      <Deed
        {...form}
        call="POST /api/console/pocket-campaigns"
        title="Add a campaign"
        action="Add"
        sent={(typed) => {
          const body = bodyOf(typed);
          return body && { body };
        }}
        done="The campaign is added as a draft."
      />
    );
  }
  return (
    <Deed
      {...form}
      call="POST /api/console/pocket-campaigns/:id"
      title={textHere(campaign.name)}
      action="Save"
      sent={(typed) => {
        const body = bodyOf(typed);
        return body && opened && { params: { id: opened.id }, body: { ...body, before: termsRead(opened) } };
      }}
      done="The campaign is changed."
    />
  );
}

function Refusal({ sentence }: { sentence: string | null }) {
  if (sentence === null) return null;
  return (
    <Text size="sm" c="dimmed" role="status">
      {sentence}
    </Text>
  );
}
