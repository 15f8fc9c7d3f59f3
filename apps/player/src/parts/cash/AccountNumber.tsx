import { Fragment } from 'react';

/** Groups of four signs from the end; the first one takes what is left over, so that none is a sign or two. */
const GROUP = /^.{3,6}(?=(.{4})*$)|.{1,4}/g;

/** The number of an account or of a payment: what does not fit into a line goes on at the next group, and is copied as one number. */
export function AccountNumber({ text }: { text: string }) {
  return (
    <span className="tabular-nums">
      {(text.match(GROUP) ?? []).map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups may be alike
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {group}
        </Fragment>
      ))}
    </span>
  );
}
