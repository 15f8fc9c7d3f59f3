import * as calls from '@shwekan/contract';
import { deviceOf } from '../platform/devices.ts';
import { placeOf } from '../platform/places.ts';
import { Refusal } from '../platform/refusal.ts';
import type { PageLanguage } from '../platform/refusal-answer.ts';
import { type Call, on, type Route } from '../platform/serve.ts';
import type { Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';
import { moveToPhone } from './change-phone.ts';
import { checkRegistered } from './check-phone.ts';
import { block, listPlayers, showPlayer } from './console.ts';
import { endSessionsFor, listNotes, listSessionsFor, writeNote } from './console-notes.ts';
import { sendPhoto, showOwnPhoto } from './level-two.ts';
import { approve, listLevelTwo, reject, showPhoto } from './level-two-console.ts';
import { changeOwnPassword, logIn, logOut, resetPassword } from './login.ts';
import { type OtpDevice, requestOtp, verifyOtpCode } from './otp.ts';
import { setPhoto } from './photo.ts';
import { confirmLimit, excludeOneself, setLimit, showPlayLimits, timeOut } from './play-limits.ts';
import { updateProfile, userOf } from './profile.ts';
import { checkPassword, registerPlayer } from './register.ts';
import { endOwnSession, listSessions, type Opener } from './sessions.ts';
import { unblock } from './unblock.ts';

/** `logins` stands on connections of its own: a flood of strangers keeps no player waiting who is logged in. */
export function playersRoutes(world: World, files: Files, logins: World): Route[] {
  return [
    ...on(calls.accounts, {
      checkPhone: (call) => checkRegistered(logins, call.body.phone, call.address),
      checkPassword: (call) => checkPassword(call.body),
      sendOtp: (call) => sendOtp(world, logins, call),
      verifyOtp: async (call) => ({ isVerified: 1 as const, otp_token: await verifyOtpCode(logins, call.body, otpDevice(world, call)) }),
      register: (call) => fromDevice(world, call, (from) => registerPlayer(logins, withProof(world, call), from)),
      login: (call) => fromDevice(world, call, (from) => logIn(logins, call.body, from)),
      logout: (call) => logOut(world, call.who),
      resetPassword: (call) => resetPassword(logins, withProof(world, call)),
      profile: async (call) => ({ data: await userOf(world.db, call.who.player_id, call.language) }),
      changeProfile: (call) => (call.image ? setPhoto(world, files, call.image, call) : updateProfile(world, call)),
      changePassword: (call) => changeOwnPassword(logins, call.who, call.body),
      sessions: (call) => listSessions(world, call.who),
      endSession: (call) => endOwnSession(world, call.who, call.params.id),
      changePhone: (call) => moveToPhone(world, call.who, withProof(world, call)),
    }),
    ...on(calls.playLimits, {
      show: (call) => showPlayLimits(world, call.who),
      set: (call) => setLimit(world, call),
      confirm: (call) => confirmLimit(world, call),
      takeTimeOut: (call) => timeOut(world, call),
      excludeSelf: (call) => excludeOneself(world, call),
    }),
    ...on(calls.levelTwo, {
      ask: (call) => sendPhoto(world, files, call),
      ownImage: (call) => showOwnPhoto(world, files, call.who),
      list: (call) => listLevelTwo(world, call),
      image: (call) => showPhoto(world, files, call.params.id),
      approve: (call) => approve(world, call),
      reject: (call) => reject(world, call),
    }),
    ...on(calls.players, {
      list: (call) => listPlayers(world, call),
      show: async (call) => ({ data: await showPlayer(world.db, call.params.id) }),
      block: (call) => block(world, call),
      unblock: (call) => unblock(world, call),
      sessions: (call) => listSessionsFor(world.db, call.params.id),
      endSessions: (call) => endSessionsFor(world, call),
      notes: (call) => listNotes(world.db, call.params.id),
      addNote: (call) => writeNote(world, call),
    }),
  ];
}

type FromDevice = Opener & { language: PageLanguage };
type Opening = Pick<Call<typeof calls.accounts.logout>, 'address' | 'device' | 'device_name' | 'language' | 'setHeader'>;

/** Opens a session from the caller's device, which keeps its name from then on. */
async function fromDevice<T>(world: World, call: Opening, open: (from: FromDevice) => Promise<T>): Promise<T> {
  const { address, device, language } = call;
  const { hash, cookie } = deviceOf(world.config, call.device_name);
  const opened = await open({ address, device, language, device_hash: hash });
  call.setHeader('Set-Cookie', cookie);
  return opened;
}

/** Phone and purpose come in the body, or in the query as older clients send them. Only a player who is logged in changes a phone. */
function otpAsked(call: Call<typeof calls.accounts.sendOtp>) {
  const phone = call.body?.phone ?? call.query.phone ?? '';
  const purpose = call.body?.purpose ?? call.query.title ?? 'register';
  if (purpose === 'change_phone' && call.who === null) throw new Refusal('login_needed');
  return { phone, purpose, language: call.language };
}

/** Sends a code to a device, which keeps its name from then on: the code is right there and nowhere else. */
async function sendOtp(world: World, logins: World, call: Call<typeof calls.accounts.sendOtp>) {
  const { hash, cookie } = deviceOf(world.config, call.device_name);
  const asker = { ...otpDevice(world, call), device_hash: hash, address: call.address, player_id: call.who?.player_id ?? null };
  const sent = await requestOtp(logins, otpAsked(call), asker);
  call.setHeader('Set-Cookie', cookie);
  return sent;
}

type FromWhere = { device_name: string | null; address: string };

function otpDevice({ config }: World, { device_name, address }: FromWhere): OtpDevice {
  return { device_hash: deviceOf(config, device_name).hash, place: device_name === null ? placeOf(address).place : null };
}

/** What was sent, with the device on which a code in it is typed. */
function withProof<B>(world: World, call: FromWhere & { body: B }): B & { device: OtpDevice } {
  return { ...call.body, device: otpDevice(world, call) };
}
