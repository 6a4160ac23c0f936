import { seal, unseal } from '#platform/tokens.ts'

const quickest = 2_000
const longest = 24 * 60 * 60 * 1000

/** The time, sealed: a page carries it, and nobody can make one up. */
export async function readContactProof(): Promise<{ began: string }> {
  return { began: await seal(String(Date.now()), 'contact form') }
}

/** People take longer than two seconds to write and less than a day; programs are quicker or keep one page for ever. */
export async function isWrittenByAPerson(began: string | undefined): Promise<boolean> {
  const opened = Number(began && (await unseal(began, 'contact form')))
  const took = Date.now() - opened
  return opened > 0 && took >= quickest && took <= longest
}
