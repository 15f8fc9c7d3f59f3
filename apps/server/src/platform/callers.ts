import { type Endpoint, mayCall } from '@shwekan/contract';
import type { FastifyRequest } from 'fastify';
import { operatorTokenIn } from './operator-cookie.ts';
import { Refusal } from './refusal.ts';
import type { Config } from './settings.ts';
import type { World } from './world.ts';

export type PlayerCaller = { player_id: number; session_id: number };
export type OperatorCaller = {
  operator_id: number;
  session_id: number;
  username: string;
  roles: string[];
  has_second_factor: boolean;
  /** Whether whoever sits there said a short while ago who they are. */
  is_proved: boolean;
};

/** Tells whose a token is. The rooms that know players and operators give it. */
export type WhoIs = {
  player(token: string, address: string): Promise<PlayerCaller | null>;
  /** `isAway` tells that the operator's page asks by itself: such a call does not keep the session open. */
  operator(token: string, isAway: boolean): Promise<OperatorCaller | null>;
};

export type CallerAt = (endpoint: Endpoint, request: FastifyRequest) => Promise<PlayerCaller | OperatorCaller | null>;

/** Tells who calls: a player by the token in a header, an operator by the cookie. */
export function callersAt(world: World, whoIs: WhoIs): CallerAt {
  return async (endpoint, request) => {
    if (endpoint.auth === 'none') return null;
    if (endpoint.auth === 'operator') {
      const operator = await operatorAt(world, whoIs, request);
      refuseOperator(world.config, endpoint, operator);
      return operator;
    }
    const token = tokenIn(request.headers.authorization);
    if (token === null) {
      if (endpoint.auth === 'optional') return null;
      throw new Refusal('login_needed');
    }
    const player = await whoIs.player(token, request.ip);
    if (player === null && endpoint.auth === 'player') throw new Refusal('session_expired');
    return player;
  };
}

/** Refuses an operator who has yet to set up a second factor, whose roles do not do it, or who has to say anew who they are. */
function refuseOperator({ DEMO }: Config, call: Endpoint, operator: OperatorCaller): void {
  if (!DEMO && !operator.has_second_factor && !call.withoutFactor) throw new Refusal('second_factor_needed');
  if (!mayCall(operator.roles, call)) throw new Refusal('not_allowed');
  if (call.proof && !operator.is_proved) throw new Refusal('proof_needed');
}

/** The operator of a request; refuses who is none, as a call does. */
export async function operatorAt(world: World, whoIs: WhoIs, { headers }: Pick<FastifyRequest, 'headers'>): Promise<OperatorCaller> {
  const token = operatorTokenIn(world.config, headers.cookie);
  if (token === null) throw new Refusal('login_needed');
  const operator = await whoIs.operator(token, headers['x-away'] !== undefined);
  if (operator === null) throw new Refusal('session_expired');
  return operator;
}

function tokenIn(authorization: string | undefined): string | null {
  return /^Bearer (\S{1,200})$/.exec(authorization ?? '')?.[1] ?? null;
}
