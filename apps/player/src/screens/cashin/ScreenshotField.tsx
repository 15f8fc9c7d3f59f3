import { useMemo } from 'react';
import { useT } from '../../house/language.ts';
import { IconButton } from '../../parts/Button.tsx';
import { CloseIcon } from '../../parts/icons.tsx';
import { PhotoPicker } from '../../parts/PhotoPicker.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { chooseScreenshot, usePastedScreenshot, useScreenshot } from './screenshot.ts';

/** The screenshot of the payment, from the photos or pasted; it is sent with the request. */
export function ScreenshotField() {
  const { cashin } = useT('wallet');
  const file = useScreenshot(null)?.file ?? null;
  const address = useMemo(() => (file === null ? null : URL.createObjectURL(file)), [file]);
  usePastedScreenshot(chooseScreenshot);
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
          />
        )}
        <div className="flex-1">
          <PhotoPicker
            name={file === null ? cashin.choose_screenshot : cashin.other_screenshot}
            first={false}
            choose={(chosen) => chosen !== null && chooseScreenshot(chosen)}
          />
        </div>
        {file !== null && (
          <IconButton name={cashin.remove_screenshot} onClick={() => chooseScreenshot(null)} className="text-soft">
            <CloseIcon />
          </IconButton>
        )}
      </div>
      <p className="text-soft text-sm">{cashin.paste_screenshot}</p>
    </div>
  );
}
