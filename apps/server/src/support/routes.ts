import * as calls from '@shwekan/contract';
import { on, type Route } from '../platform/serve.ts';
import type { Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';
import { answer, closeByOperator, listQueue, reopen, showFigures, showToOperator, take } from './console.ts';
import { addImage, closeConversation, listConversations, openConversation, readConversation, showOwn, writeMessage } from './player.ts';
import { showImage } from './wire.ts';

/** The calls of the support room: what players write to the house, and its answers. */
export function supportRoutes(world: World, files: Files): Route[] {
  return [
    ...on(calls.conversations, {
      open: (call) => openConversation(world, call),
      list: (call) => listConversations(world, call),
      show: (call) => showOwn(world.db, call.who.player_id, call.params.id),
      write: (call) => writeMessage(world, call),
      addImage: (call) => addImage(world, files, call),
      image: (call) => showImage(world.db, files, { ...call.params, player_id: call.who.player_id }),
      read: (call) => readConversation(world, call),
      close: (call) => closeConversation(world, call),
      queue: (call) => listQueue(world, call),
      figures: () => showFigures(world),
      showToOperator: (call) => showToOperator(world.db, call.params.id),
      imageForOperator: (call) => showImage(world.db, files, { ...call.params, player_id: null }),
      answer: (call) => answer(world, call),
      take: (call) => take(world, call),
      closeByOperator: (call) => closeByOperator(world, call),
      reopen: (call) => reopen(world, call),
    }),
  ];
}
