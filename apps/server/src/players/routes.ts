import * as calls from '@shwekan/contract';
import { deviceOf } from '../platform/devices.ts';
import { Refusal } from '../platform/refusal.ts';
import type { PageLanguage } from '../platform/refusal-answer.ts';
import { type Call, on, type Route } from '../platform/serve.ts';
import type { Files } from '../platform/storage.ts';
import type { World } from '../platform/world.ts';
import { moveToPhone } from './change-phone.ts';
import { checkRegistered } from './check-phone.ts';
import { block, listPlayers, showPlayer, unblock } from './desk.ts';
import { endSessionsFor, listNotes, listSessionsFor, writeNote } from './desk-notes.ts';
import { sendPhoto, showOwnPhoto } from './level-two.ts';
import { approve, listLevelTwo, reject, showPhoto } from './level-two-desk.ts';
import { changeOwnPassword, logIn, logOut, resetPassword } from './login.ts';
import { listNotifications, readNotificationsOf } from './notifications.ts';
import { requestOtp, verifyOtpCode } from './otp.ts';
import { setPhoto } from './photo.ts';
import { confirmLimit, excludeOneself, setLimit, showPlayLimits, timeOut } from './play-limits.ts';
import { updateProfile, userOf } from './profile.ts';
import { checkPassword, registerPlayer } from './register.ts';
import { endOwnSession, listSessions, type Opener } from './sessions.ts';

/** `logins` stands on connections of its own: a flood of strangers keeps nobody waiting who is in. */
export function playersRoutes(world: World, files: Files, logins: World): Route[] {
  return [
    on(calls.checkPhone, (call) => checkRegistered(logins, call.body.phone, call.address)),
    on(calls.checkPassword, (call) => checkPassword(call.body)),
    on(calls.sendOtp, (call) => requestOtp(logins, otpAsked(call), otpAsker(world, call))),
    on(calls.verifyOtp, async (call) => ({ isVerified: 1 as const, otp_token: await verifyOtpCode(logins, call.body) })),
    on(calls.verifyRegister, (call) => fromDevice(world, call, (from) => registerPlayer(logins, call.body, from))),
    on(calls.login, (call) => fromDevice(world, call, (from) => logIn(logins, call.body, from))),
    on(calls.logout, (call) => logOut(world, call.who)),
    on(calls.forgetPassword, (call) => resetPassword(logins, call.body)),
    on(calls.profile, async (call) => ({ data: await userOf(world.db, call.who.player_id) })),
    on(calls.profileUpdate, (call) =>
      call.image ? setPhoto(world, files, call.who, call.image) : updateProfile(world, call.who, call.body),
    ),
    on(calls.newPassword, (call) => changeOwnPassword(logins, call.who, call.body)),
    on(calls.sessions, (call) => listSessions(world, call.who)),
    on(calls.endSession, (call) => endOwnSession(world, call.who, call.params.id)),
    on(calls.notifications, (call) => listNotifications(world, call.who, call.language)),
    on(calls.readNotifications, (call) => readNotificationsOf(world, call.who)),
    on(calls.changePhone, (call) => moveToPhone(world, call.who, call.body)),
    on(calls.playLimits, (call) => showPlayLimits(world, call.who)),
    on(calls.setPlayLimit, (call) => setLimit(world, call)),
    on(calls.confirmPlayLimit, (call) => confirmLimit(world, call)),
    on(calls.takeTimeOut, (call) => timeOut(world, call)),
    on(calls.excludeSelf, (call) => excludeOneself(world, call)),
    on(calls.askLevelTwo, (call) => sendPhoto(world, files, call)),
    on(calls.ownLevelTwoImage, (call) => showOwnPhoto(world, files, call.who)),
    on(calls.levelTwoQueue, (call) => listLevelTwo(world, call)),
    on(calls.levelTwoImage, (call) => showPhoto(world, files, call.params.id)),
    on(calls.approveLevelTwo, (call) => approve(world, call)),
    on(calls.rejectLevelTwo, (call) => reject(world, call)),
    on(calls.playersForOperator, (call) => listPlayers(world, call)),
    on(calls.playerForOperator, async (call) => ({ data: await showPlayer(world.db, call.params.id) })),
    on(calls.blockPlayer, (call) => block(world, call)),
    on(calls.unblockPlayer, (call) => unblock(world, call)),
    on(calls.playerSessions, (call) => listSessionsFor(world.db, call.params.id)),
    on(calls.endPlayerSessions, (call) => endSessionsFor(world, call)),
    on(calls.playerNotes, (call) => listNotes(world.db, call.params.id)),
    on(calls.addPlayerNote, (call) => writeNote(world, call)),
  ];
}

type FromDevice = Opener & { language: PageLanguage };
type Opening = Pick<Call<typeof calls.logout>, 'address' | 'device' | 'device_name' | 'language' | 'setHeader'>;

/** Opens a session from the caller's device, which keeps its name from then on. */
async function fromDevice<T>(world: World, call: Opening, open: (from: FromDevice) => Promise<T>): Promise<T> {
  const { address, device, language } = call;
  const { hash, cookie } = deviceOf(world.config, call.device_name);
  const opened = await open({ address, device, language, device_hash: hash });
  call.setHeader('Set-Cookie', cookie);
  return opened;
}

/** Phone and purpose come in the body, or in the query as older clients send them. A phone is changed only by who is logged in. */
function otpAsked(call: Call<typeof calls.sendOtp>) {
  const phone = call.body?.phone ?? call.query.phone ?? '';
  const purpose = call.body?.purpose ?? call.query.title ?? 'register';
  if (purpose === 'change_phone' && call.who === null) throw new Refusal('login_needed');
  return { phone, purpose, language: call.language };
}

function otpAsker(world: World, { who, address, device_name }: Call<typeof calls.sendOtp>) {
  return { address, device_hash: deviceOf(world.config, device_name).hash, player_id: who?.player_id ?? null };
}
