export const BROADCAST_MAX = 200;
