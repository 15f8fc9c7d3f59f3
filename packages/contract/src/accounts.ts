import { z } from 'zod';
import { callsOf, FLOOD } from './endpoint.ts';
import { Day, Flag, Id, Instant, Kyat, PasswordIn, PhoneIn } from './fields.ts';

export const User = z.object({
  id: z.number(),
  user_code: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  birthday: Day.nullable(),
  image: z.string().nullable(),
  balance: Kyat,
  game_balance: Kyat,
  p_balance: Kyat,
  point: z.number(),
  turnover: Kyat,
  game_refer_amt: Kyat,
  refer_count: z.number(),
  referral: z.string(),
  /** Whether they came by somebody's code: as long as they did not, one can be told once. */
  has_referrer: Flag,
  lvl_2: Flag,
  lvl_2_state: z.enum(['none', 'pending', 'approved', 'rejected']),
  /** Why the last photo was refused, while the state is rejected. */
  lvl_2_reason: z.string().nullable(),
  block: Flag,
  /** Until when a break or self-exclusion lasts that runs. */
  stopped_until: Instant.nullable(),
  /** Rises with every change of a purse; an older one never overwrites a newer one. */
  version: z.number(),
});
export type User = z.output<typeof User>;
const OtpPurpose = z.enum(['register', 'reset', 'change_phone']);
export type OtpPurpose = z.output<typeof OtpPurpose>;
const OtpCode = z.string().regex(/^\d{6}$/);
const OtpToken = z.string().min(20).max(100);
const otpRefusals = ['phone_not_valid', 'otp_wrong', 'otp_expired'] as const;
const passwordRefusals = ['password_too_short', 'password_too_long', 'password_too_simple'] as const;

/** A player's account: opening it, logging in, profile, password, phone, sessions, messages. */
export const accounts = callsOf({
  checkPhone: {
    method: 'POST',
    path: '/api/user/check_phone',
    auth: 'none',
    summary: 'Whether a phone has an account',
    body: z.object({ phone: PhoneIn }),
    reply: z.object({ registered: z.boolean() }),
    refuses: ['phone_not_valid', 'not_registered'],
  },
  checkPassword: {
    method: 'POST',
    path: '/api/user/check_password',
    auth: 'none',
    summary: 'Whether a password may be chosen for a phone: asked before a text message is sent to it',
    body: z.object({ phone: PhoneIn, password: PasswordIn }),
    reply: z.object({}),
    refuses: ['phone_not_valid', ...passwordRefusals],
    limit: FLOOD,
  },
  sendOtp: {
    method: 'POST',
    says: 'code_sent',
    path: '/api/user/send_otp',
    auth: 'optional',
    summary: 'Sends a one-time code by text message',
    query: z.object({ phone: PhoneIn.optional(), title: OtpPurpose.optional() }),
    body: z.object({ phone: PhoneIn.optional(), purpose: OtpPurpose.optional() }).optional(),
    reply: z.object({ expires_at: Instant, resend_at: Instant }),
    refuses: ['phone_not_valid', 'login_needed'],
    limit: FLOOD,
  },
  verifyOtp: {
    method: 'POST',
    path: '/api/user/verify_otp',
    auth: 'none',
    summary: 'Trades a one-time code for a one-time token',
    body: z.object({ phone: PhoneIn, code: z.string().min(1).max(12), purpose: OtpPurpose }),
    reply: z.object({ isVerified: z.literal(1), otp_token: z.string() }),
    refuses: otpRefusals,
    limit: FLOOD,
  },
  register: {
    method: 'POST',
    says: 'welcome',
    path: '/api/user/verify_register',
    auth: 'none',
    summary: 'Opens an account',
    body: z.object({
      name: z.string().min(1).max(100),
      phone: PhoneIn,
      password: PasswordIn,
      otp_token: OtpToken.optional(),
      code: OtpCode.optional(),
      birthday: z.string().max(20),
      referral: z.string().trim().max(40).optional(),
    }),
    reply: z.object({ user_info: User, token: z.string() }),
    refuses: [
      ...otpRefusals,
      ...passwordRefusals,
      'name_not_valid',
      'phone_taken',
      'birthday_not_valid',
      'under_age',
      'referral_not_found',
      'blocked',
    ],
    limit: FLOOD,
  },
  login: {
    method: 'POST',
    says: 'welcome',
    path: '/api/user/login',
    auth: 'none',
    summary: 'Opens a session',
    body: z.object({ phone: PhoneIn, password: PasswordIn }),
    reply: z.object({ data: User, token: z.string() }),
    refuses: ['phone_not_valid', 'login_wrong', 'blocked'],
  },
  logout: {
    method: 'POST',
    says: 'logged_out',
    path: '/api/user/logout',
    auth: 'player',
    summary: 'Ends this session',
    reply: z.object({}),
    refuses: [],
  },
  resetPassword: {
    method: 'POST',
    says: 'password_changed',
    path: '/api/user/forget_password',
    auth: 'none',
    summary: 'Sets a new password; all sessions end',
    body: z.object({ phone: PhoneIn, password: PasswordIn, otp_token: OtpToken.optional(), code: OtpCode.optional() }),
    reply: z.object({}),
    refuses: [...otpRefusals, ...passwordRefusals],
    limit: FLOOD,
  },
  profile: {
    method: 'GET',
    path: '/api/user/profile',
    auth: 'player',
    summary: 'The player, with balances',
    reply: z.object({ data: User }),
    refuses: [],
  },
  changeProfile: {
    method: 'POST',
    says: 'profile_saved',
    path: '/api/user/profile_update',
    auth: 'player',
    summary: 'Changes name, email; birth date and referral once; or sets the photo, sent raw',
    image: 'raw',
    body: z.object({
      name: z.string().min(1).max(100).optional(),
      email: z.string().max(200).optional(),
      birthday: z.string().max(20).optional(),
      referral: z.string().trim().max(40).optional(),
      language: z.enum(['en', 'zh', 'my', 'th']).optional(),
    }),
    reply: z.object({ data: User }),
    refuses: [
      'name_not_valid',
      'email_not_valid',
      'birthday_not_valid',
      'birthday_set',
      'under_age',
      'referral_not_found',
      'referral_set',
      'image_not_valid',
    ],
  },
  changePassword: {
    method: 'POST',
    says: 'password_changed',
    path: '/api/user/new_password',
    auth: 'player',
    summary: 'Changes the password; other sessions end',
    body: z.object({ old_password: PasswordIn, password: PasswordIn }),
    reply: z.object({}),
    refuses: [...passwordRefusals, 'password_wrong'],
  },
  changePhone: {
    method: 'POST',
    says: 'phone_changed',
    path: '/api/user/change_phone',
    auth: 'player',
    summary:
      'Moves the account to another phone, proven by a code of purpose change_phone; other sessions end, cash-out rests for 24 hours',
    body: z.object({
      phone: PhoneIn,
      password: PasswordIn,
      otp_token: z.string().min(20).max(100).optional(),
      code: z
        .string()
        .regex(/^\d{6}$/)
        .optional(),
    }),
    reply: z.object({ phone: z.string() }),
    refuses: ['phone_not_valid', 'phone_taken', 'password_wrong', 'otp_wrong', 'otp_expired'],
  },
  sessions: {
    method: 'GET',
    path: '/api/user/sessions',
    auth: 'player',
    summary: 'Own open sessions',
    reply: z.object({
      data: z.array(
        z.object({
          id: z.number(),
          device: z.string(),
          address: z.string(),
          created_at: Instant,
          seen_at: Instant,
          is_current: z.boolean(),
        }),
      ),
    }),
    refuses: [],
  },
  endSession: {
    method: 'POST',
    path: '/api/user/sessions/:id/end',
    auth: 'player',
    summary: 'Ends one of the own sessions',
    params: z.object({ id: Id }),
    reply: z.object({}),
    refuses: [],
  },
});
