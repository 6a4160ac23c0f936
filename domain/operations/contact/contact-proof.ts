import { seal, unseal } from '#platform/tokens.ts'

const quickest = 2_000
const longest = 24 * 60 * 60 * 1000

/** The current time, encrypted so that it cannot be forged: the contact page sends it back. */
export async function readContactProof(): Promise<{ began: string }> {
  return { began: await seal(String(Date.now()), 'contact form') }
}

/** People take more than two seconds and less than a day to write; bots are faster, or reuse one page forever. */
export async function isWrittenByAPerson(began: string | undefined): Promise<boolean> {
  const opened = Number(began && (await unseal(began, 'contact form')))
  const took = Date.now() - opened
  return opened > 0 && took >= quickest && took <= longest
}
