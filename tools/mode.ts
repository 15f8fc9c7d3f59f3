/** Whether the product is to run as a demo: it is unless DEMO says no, or NODE_ENV production. Both together are refused with the other settings. */
export function demoWanted(): boolean {
  const asked = process.env['DEMO'] || (process.env['NODE_ENV'] === 'production' ? '0' : '1');
  return /^(1|true|yes|on|y|enabled)$/i.test(asked);
}
