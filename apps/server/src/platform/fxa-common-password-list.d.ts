declare module 'fxa-common-password-list' {
  /** Whether a password in small letters is one of the 50,000 commonest of eight characters or more. */
  const list: { test(password: string): boolean };
  export default list;
}
