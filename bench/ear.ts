import type { Socket } from 'node:net';

/** When the stream of a socket says a text, by `performance.now()`. Fails when it does not within so long, or ends. */
export function whenHeard(socket: Socket, text: string, within_ms: number): Promise<number> {
  return new Promise((done, fail) => {
    const late = setTimeout(() => end(new Error(`a stream did not hear "${text}"`)), within_ms);
    const end = (error: Error | null) => {
      clearTimeout(late);
      socket.off('data', onData);
      socket.off('close', onClose);
      if (error) fail(error);
      else done(performance.now());
    };
    const onClose = () => end(new Error('a stream was closed'));
    let tail = '';
    const onData = (data: string) => {
      tail = (tail + data).slice(-2000);
      if (tail.includes(text)) end(null);
    };
    socket.on('data', onData);
    socket.on('close', onClose);
  });
}
