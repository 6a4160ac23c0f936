import { fold } from './turkish.ts'

/**
 * Whether an account is the applicant's own, by names as Turkish people write them: case, accents and order do not count,
 * and a second name may be missing in one of them.
 */
export function isSamePerson(owner: string, applicant: string): boolean {
  const [one, other] = [namesIn(owner), namesIn(applicant)]
  const [fewer, more] = one.size <= other.size ? [one, other] : [other, one]
  return fewer.size > 0 && fewer.size >= Math.min(2, more.size) && [...fewer].every((name) => more.has(name))
}

/** Whether the typed owner's name is completely another person's. */
export const namesSomebodyElse = (owner: string, applicant: string): boolean =>
  namesIn(owner).size > 1 && !isSamePerson(owner, applicant)

const namesIn = (name: string) => new Set(fold(name).match(/[\p{L}\p{M}]+/gu) ?? [])
