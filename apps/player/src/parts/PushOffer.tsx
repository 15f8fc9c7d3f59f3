import { type ComponentType, useEffect, useState } from 'react';
import { loadPhrases } from '../house/language.ts';
import { local } from '../phone/storage.ts';

/** Said no to the card: the settings are there for a change of mind. */
const DECLINED_KEY = 'push_declined';

type OfferCard = ComponentType<{ decline: () => void }>;

/**
 * The place of the card that offers notifications, after something whose answer the player waits for. Empty where the browser was
 * asked before or the player declined; the card itself is fetched only where it may be shown.
 */
export function PushOffer() {
  const [Card, setCard] = useState<OfferCard | null>(null);
  useEffect(() => {
    if (!('Notification' in window) || Notification.permission !== 'default' || local.getItem(DECLINED_KEY) !== null) return;
    let isHere = true;
    void loadCard().then((card) => isHere && card !== null && setCard(() => card));
    return () => {
      isHere = false;
    };
  }, []);
  return Card && <Card decline={() => local.setItem(DECLINED_KEY, '1')} />;
}

/** The card, when this browser and this house can do it. */
async function loadCard(): Promise<OfferCard | null> {
  try {
    const { lookAtPush } = await import('../house/push.ts');
    if ((await lookAtPush()) !== 'ask') return null;
    const [{ PushCard }] = await Promise.all([import('./PushCard.tsx'), loadPhrases(['person'])]);
    return PushCard;
  } catch {
    // An offer that cannot be made is none.
    return null;
  }
}
