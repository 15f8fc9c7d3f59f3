/** What a balancer asks a process, at both doors. They stand outside the contract: no app asks them. */
export const ALIVE = '/api/health/alive';
export const READY = '/api/health/ready';
