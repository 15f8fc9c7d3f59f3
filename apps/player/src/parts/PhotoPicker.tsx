import { CameraIcon } from './icons.tsx';

type PhotoPickerProps = { name: string; first: boolean; choose: (file: File | null) => void };

/** Chooses a photo from the phone: a large place while it is the `first` one, a button like others to take another. */
export function PhotoPicker({ name, first, choose }: PhotoPickerProps) {
  const look = first
    ? 'min-h-32 flex-col border-2 border-gold-deep border-dashed bg-gold-wash font-semibold text-gold-ink'
    : 'min-h-11 border border-edge bg-card';
  return (
    <label
      className={`flex cursor-pointer items-center justify-center gap-2 rounded-control px-4 py-2 text-center focus-within:outline-3 focus-within:outline-gold-deep ${look}`}
    >
      <CameraIcon className={first ? 'size-8' : 'size-5'} />
      {name}
      <input
        type="file"
        accept="image/jpeg,image/png,image/webp"
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0] ?? null;
          // The same one may be chosen again: what was sent of it may be lost.
          event.target.value = '';
          choose(file);
        }}
      />
    </label>
  );
}
