import { useCallback, useMemo, useState } from 'react';
import { useT } from '../../house/language.ts';
import { IconButton } from '../../parts/Button.tsx';
import { CloseIcon } from '../../parts/icons.tsx';
import { PhotoPicker } from '../../parts/PhotoPicker.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { chooseScreenshot, usePastedScreenshot, useScreenshot } from './screenshot.ts';

/** The screenshot of the payment, from the photos or pasted; it is sent with the request. Of a file that is no picture nothing is shown or sent: another one is asked for. */
export function ScreenshotField() {
  const { cashin } = useT('wallet');
  const file = useScreenshot(null)?.file ?? null;
  const address = useMemo(() => (file === null ? null : URL.createObjectURL(file)), [file]);
  const [isUnread, setUnread] = useState(false);
  const choose = useCallback((chosen: File | null) => {
    setUnread(false);
    chooseScreenshot(chosen);
  }, []);
  usePastedScreenshot(choose);
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center gap-2">
        {address !== null && (
          <Picture
            src={address}
            alt={cashin.screenshot}
            width={56}
            height={72}
            className="h-18 w-14 rounded-control border border-line bg-sunk object-cover"
            onError={() => {
              choose(null);
              setUnread(true);
            }}
          />
        )}
        <div className="flex-1">
          <PhotoPicker
            name={file === null ? cashin.choose_screenshot : cashin.other_screenshot}
            first={false}
            choose={(chosen) => chosen !== null && choose(chosen)}
          />
        </div>
        {file !== null && (
          <IconButton name={cashin.remove_screenshot} onClick={() => choose(null)} className="text-soft">
            <CloseIcon />
          </IconButton>
        )}
      </div>
      {isUnread && (
        <p role="alert" className="text-bad text-sm">
          {cashin.screenshot_unread}
        </p>
      )}
      <p className="text-soft text-sm">{cashin.paste_screenshot}</p>
    </div>
  );
}
