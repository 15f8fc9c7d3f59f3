import type { RefusalCode } from '@shwekan/contract';

/** What the server's answer says beside its code. */
export type RefusedAnswer = {
  code: RefusalCode;
  message: string;
  errors?: Record<string, string>;
  request_id?: string;
};

/** The server said no, with a code of the contract and a sentence in the page's language. */
export class Refused extends Error {
  declare readonly code: RefusalCode;
  declare readonly status: number;
  /** A sentence per field, when fields were the reason. */
  declare readonly errors: Record<string, string>;
  /** The whole answer: some refusals say more, such as the numbers that are sold out. */
  declare readonly answer: unknown;

  constructor(status: number, answer: RefusedAnswer) {
    super(answer.message);
    this.name = 'Refused';
    this.code = answer.code;
    this.status = status;
    this.errors = answer.errors ?? {};
    this.answer = answer;
  }
}

/** No answer came that says what happened: the network failed, or something between the app and the server answered. */
export class Lost extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Lost';
  }
}
