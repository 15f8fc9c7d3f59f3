import { useSearch } from 'wouter';
import { ConversationList } from './ConversationList.tsx';
import { ConversationView } from './ConversationView.tsx';
import { aboutOf } from './conversations.ts';
import { OpenForm } from './OpenForm.tsx';

/** `/conversations`: what the player wrote to the house; one of them by `?id=`, another is begun by `?new=`, about something of the player's own or not. */
export function ConversationsScreen() {
  const asked = new URLSearchParams(useSearch());
  const id = Number(asked.get('id'));
  const about = asked.get('new');
  if (about !== null) return <OpenForm key={about} about={aboutOf(about)} />;
  return Number.isSafeInteger(id) && id > 0 ? <ConversationView key={id} id={id} /> : <ConversationList />;
}
