import { useMemo, useState } from 'react';
import { useT } from '../../house/language.ts';
import { refreshChangedProfile } from '../../house/refresh.ts';
import { useSend } from '../../house/send.ts';
import { session } from '../../house/session.ts';
import { Button } from '../../parts/Button.tsx';
import { PhotoPicker } from '../../parts/PhotoPicker.tsx';
import { photoForm } from '../../parts/photo.ts';
import { withOverlay } from '../../phone/overlay.ts';
import { toast } from '../../phone/toast.ts';

/** Of a photo whose answer was lost: whether the house has it. */
async function isPhotoThere(): Promise<boolean> {
  await refreshChangedProfile();
  return session()?.lvl_2_state === 'pending';
}

/** Chooses a photo, shows it, and sends it for level 2. Of a file that is no picture nothing is shown or sent: another one is asked for. */
export function LevelPhoto() {
  const { level } = useT('wallet');
  const { cannot_open } = useT('person').photo;
  const [photo, setPhoto] = useState<File | null>(null);
  const { send, errors, setErrors } = useSend('POST /api/user/lvl_2', ['image'], isPhotoThere);
  const address = useMemo(() => (photo === null ? null : URL.createObjectURL(photo)), [photo]);

  async function sendPhoto(chosen: File) {
    const answer = await send({ form: await withOverlay(photoForm(chosen)) });
    if (answer === null) return;
    toast('success', answer.message);
    void refreshChangedProfile();
  }

  return (
    <>
      <p>{level.how}</p>
      {address !== null && (
        <img
          src={address}
          alt={level.photo}
          className="max-h-72 w-full rounded-control border border-line bg-sunk object-contain"
          onError={() => {
            setErrors({ image: cannot_open });
            setPhoto(null);
          }}
        />
      )}
      <PhotoPicker
        name={photo === null ? level.choose : level.choose_other}
        first={photo === null}
        choose={(file) => {
          setErrors({});
          setPhoto(file);
        }}
      />
      {errors['image'] !== undefined && (
        <p role="alert" className="text-bad text-sm">
          {errors['image']}
        </p>
      )}
      {photo !== null && (
        <Button look="gold" wide onClick={() => void sendPhoto(photo)}>
          {level.send}
        </Button>
      )}
    </>
  );
}
