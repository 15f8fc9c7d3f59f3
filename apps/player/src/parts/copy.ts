import { shellPhrases } from '../house/language.ts';
import { tellFailure } from '../house/send.ts';
import { toast } from '../phone/toast.ts';

/** Puts a text on the clipboard and says so. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast('success', shellPhrases().copied);
  } catch (error) {
    tellFailure(error);
  }
}

/** Shares by the phone's own sheet, or copies where there is none. */
export async function shareText(text: string, url: string): Promise<void> {
  if (!navigator.share) return copyText(`${text} ${url}`);
  try {
    await navigator.share({ text, url });
  } catch {
    // The player closed the sheet.
  }
}
