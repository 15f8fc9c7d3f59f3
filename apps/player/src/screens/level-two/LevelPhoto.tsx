import { useMemo, useState } from 'react';
import { useT } from '../../app/language.ts';
import { refreshProfile } from '../../app/refresh.ts';
import { useSend } from '../../app/send.ts';
import { toast } from '../../app/toast.ts';
import { Button } from '../../parts/Button.tsx';
import { CameraIcon } from '../../parts/icons.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { photoForm } from '../../parts/photo.ts';

/** Chooses a photo, shows it, and sends it for level 2. */
export function LevelPhoto() {
  const { level } = useT('wallet');
  const [photo, setPhoto] = useState<File | null>(null);
  const { send, errors, setErrors } = useSend('POST /api/user/lvl_2', ['image']);
  const address = useMemo(() => (photo === null ? null : URL.createObjectURL(photo)), [photo]);

  async function sendPhoto(chosen: File) {
    const answer = await send({ form: await photoForm(chosen) });
    if (answer === null) return;
    toast('success', answer.message);
    void refreshProfile();
  }

  return (
    <>
      <p>{level.how}</p>
      {address !== null && (
        <Picture src={address} alt={level.photo} className="max-h-72 w-full rounded-control border border-line bg-sunk object-contain" />
      )}
      <label
        className={`flex cursor-pointer items-center justify-center gap-2 rounded-control px-4 py-2 text-center focus-within:outline-3 focus-within:outline-gold-deep ${photo === null ? 'min-h-32 flex-col border-2 border-gold-deep border-dashed bg-gold-wash font-semibold text-gold-ink' : 'min-h-11 border border-edge bg-card'}`}
      >
        <CameraIcon className={photo === null ? 'size-8' : 'size-5'} />
        {photo === null ? level.choose : level.choose_other}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          className="sr-only"
          onChange={(event) => {
            setErrors({});
            setPhoto(event.target.files?.[0] ?? null);
          }}
        />
      </label>
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
