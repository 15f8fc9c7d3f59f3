import { useEffect, useState } from 'react';
import { useT } from '../../house/language.ts';
import { useSend } from '../../house/send.ts';
import { mergeUser } from '../../house/session.ts';
import { Button } from '../../parts/Button.tsx';
import { PhotoPicker } from '../../parts/PhotoPicker.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { toast } from '../../phone/toast.ts';
import { squareOf } from './square.ts';

/** Chooses a photo, shows it as others will see it, and saves it. */
export function PhotoSheet({ open, close }: { open: boolean; close: () => void }) {
  const { photo: t } = useT('person');
  const { send, errors, setErrors } = useSend('POST /api/user/profile_update', ['image']);
  const [square, setSquare] = useState<Blob | null>(null);

  async function choose(file: File | null) {
    if (file === null) return;
    setErrors({});
    const cut = await squareOf(file).catch(() => null);
    setSquare(cut);
    if (cut === null) setErrors({ image: t.cannot_open });
  }
  async function save(image: Blob) {
    const answer = await send({ image });
    if (answer === null) return;
    mergeUser(answer.data);
    toast('success', answer.message);
    setSquare(null);
    close();
  }

  return (
    <Sheet title={t.title} open={open} close={close}>
      <div className="flex flex-col gap-4">
        {square !== null && <Preview square={square} />}
        <PhotoPicker name={square === null ? t.choose : t.choose_other} first={square === null} choose={(file) => void choose(file)} />
        {errors['image'] !== undefined && (
          <p role="alert" className="text-bad text-sm">
            {errors['image']}
          </p>
        )}
        {square !== null && (
          <Button look="gold" wide onClick={() => void save(square)}>
            {t.save}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

function Preview({ square }: { square: Blob }) {
  const { photo: t } = useT('person');
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(square);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [square]);
  return (
    <div className="flex flex-col items-center gap-2">
      <img src={address} alt="" className="size-40 rounded-full border-2 border-gold bg-sunk object-cover" />
      <p className="text-center text-soft">{t.preview}</p>
    </div>
  );
}
