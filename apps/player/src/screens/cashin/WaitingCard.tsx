import type { Answer } from '@shwekan/contract';
import { fill } from '@shwekan/phrases/fill';
import { CASH_IN_IMAGES_MAX } from '@shwekan/rules';
import { useCallback } from 'react';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { AlertIcon, CheckIcon } from '../../parts/icons.tsx';
import { PhotoPicker } from '../../parts/PhotoPicker.tsx';
import { chooseScreenshot, sendScreenshot, usePastedScreenshot, useScreenshot } from './screenshot.ts';

const ASKED_EVERY_MS = 15_000;

type WaitingRequest = NonNullable<Answer<'GET /api/user/cash_in/waiting'>['data']>;

/** How long the request that waits may still take, and its screenshots: one that is missing can still be added. */
export function WaitingCard() {
  const waiting = useCall('GET /api/user/cash_in/waiting', undefined, { refetchInterval: ASKED_EVERY_MS, staleTime: 0 }).data?.data;
  return waiting && <Waits waiting={waiting} />;
}

function Waits({ waiting: { id, before_count, usual_minutes, image_count, is_closed } }: { waiting: WaitingRequest }) {
  const { cashin } = useT('wallet');
  const screenshot = useScreenshot(id);
  const isFull = image_count >= CASH_IN_IMAGES_MAX;
  const add = useCallback(
    (file: File) => {
      if (isFull) return;
      chooseScreenshot(file, id);
      void sendScreenshot(id);
    },
    [id, isFull],
  );
  usePastedScreenshot(add);
  return (
    <Card>
      <div className="flex flex-col gap-3">
        {is_closed && (
          <p role="alert" className="flex gap-2 rounded-control border border-warn p-3">
            <AlertIcon className="size-6 shrink-0 text-warn" />
            <span className="min-w-0">{cashin.closed_waits}</span>
          </p>
        )}
        <p role="status" className="text-center">
          <span className="block font-semibold">{before_count === 0 ? cashin.next : fill(cashin.before, { count: before_count })}</span>
          <span className="block text-soft">
            {usual_minutes === null ? cashin.usual_unknown : fill(cashin.usual, { minutes: usual_minutes })}
          </span>
        </p>
        {image_count > 0 && (
          <p className="flex items-center justify-center gap-2 text-good">
            <CheckIcon />
            {fill(cashin.screenshots_sent, { count: image_count })}
          </p>
        )}
        {screenshot !== null && (
          <Button look="gold" wide disabled={screenshot.isSending} onClick={() => void sendScreenshot(id)}>
            {cashin.send_screenshot}
          </Button>
        )}
        {!screenshot?.isSending && !isFull && (
          <PhotoPicker
            name={image_count === 0 && screenshot === null ? cashin.choose_screenshot : cashin.other_screenshot}
            first={false}
            choose={(file) => file !== null && add(file)}
          />
        )}
      </div>
    </Card>
  );
}
