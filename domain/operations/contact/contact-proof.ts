import { seal, unseal } from '#platform/tokens.ts'

const quickest = 2_000
const longest = 24 * 60 * 60 * 1000

/** The current time, encrypted: the contact page sends it back, and nobody can make one up. */
export async function readContactProof(): Promise<{ began: string }> {
  return { began: await seal(String(Date.now()), 'contact form') }
}

/**
 * People take longer than two seconds and less than a day to write; programs are quicker, or reuse one page forever.
 */
export async function isWrittenByAPerson(began: string | undefined): Promise<boolean> {
  const opened = Number(began && (await unseal(began, 'contact form')))
  const took = Date.now() - opened
  return opened > 0 && took >= quickest && took <= longest
}
