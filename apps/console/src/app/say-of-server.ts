import { sayerOfFigures, sayerOfServer } from '@shwekan/phrases/say-of-server';
import { language, saidByServer, say } from './say.tsx';

/** What the server wrote in English, as the titles of deeds are, in the operator's language. */
export const sayOfServer = language === 'en' ? (text: string) => text : sayerOfServer(say, saidByServer);

/** What a line of a deed says, in the operator's language. */
export const sayOfFigures = sayerOfFigures(sayOfServer);
