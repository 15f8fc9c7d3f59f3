/** The port of the discard protocol: nobody listens there. */
export const NOBODY = 'http://127.0.0.1:9/';

/** `POOL_SIZE` of a server that one test asks: a connection plans each statement anew, and what ten of them plan is more work than the test. */
export const FEW_CONNECTIONS = '6';

/** What a house must set before it may start, for tests of a server outside demo mode: on this machine, and nothing goes out. */
export const MACHINE_SETTINGS = {
  DEMO: 'false',
  SMS: 'http',
  SMS_URL: NOBODY,
  FEED_2D: 'off',
  FEED_CRYPTO: 'off',
  FEED_3D: 'off',
  SECRETS_KEY: 'q0jwnTxnM0Yc0pUQxW8vL2m5o1S7r4E9tZbKaHdGfJk=',
};

/** What a server of a test is told, in its process or one of its own: demo mode, doors of its own, no feed and no provider. */
export const SERVER_SETTINGS = {
  NODE_ENV: 'test',
  PORT: '0',
  CONSOLE_PORT: '0',
  DEMO: 'true',
  FEED_2D: 'off',
  FEED_CRYPTO: 'off',
  FEED_3D: 'off',
  // A test that has a provider says where; on the usual port there may be somebody's demo.
  SANDBOX_URL: NOBODY,
};

/** The same of one in the test's own process: nothing said. */
export const TEST_SETTINGS = {
  ...SERVER_SETTINGS,
  LOG_LEVEL: 'fatal',
  POOL_SIZE: FEW_CONNECTIONS,
};
