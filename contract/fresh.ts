/**
 * How long ago the person may have signed in or confirmed who they are. Declared in the contract beside `may`, enforced
 * in one place (api/kept-answers.ts): somebody at an unattended computer must not be able to take over the account.
 */
export interface Fresh {
  readonly minutes: number
  /** The field of the body that carries the password, where the call takes one: its action checks it, and it is proof. */
  readonly orPasswordIn?: string
}

export const tenMinutes: Fresh = { minutes: 10 }
export const tenMinutesOrPassword = (field: string): Fresh => ({ ...tenMinutes, orPasswordIn: field })
export const anHour: Fresh = { minutes: 60 }
